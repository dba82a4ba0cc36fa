/** A page as a self-contained SVG file, because an image may load nothing. */

import { BREAKPOINTS } from '../styles/breakpoints'

const XHTML = 'http://www.w3.org/1999/xhtml'

export interface Size {
  width: number
  height: number
}

/** Switches off animations and transitions. */
export const STILL = '*, *::before, *::after { animation: none !important; transition: none !important }'

/** Saves a layout: Chromium lays an image out on loading, as narrow as a stamp, and again when it is drawn. */
const LATER = `@media ${BREAKPOINTS.narrow} { foreignObject { display: none } }`

/** Invisible letters of each font, because text whose font loads later would be drawn without it. */
function letters(style: string): string {
  const faces = Array.from(
    style.matchAll(/@font-face\s*\{[^}]*?(font-family:[^;]+)[^}]*?(font-weight:\s*\d+)/g),
    ([, family, weight]) => `${family};${weight}`,
  )
  return [...new Set(faces)].map((face) => `<text opacity="0" style="${escaped(face)}">aж</text>`).join('')
}

/** Returns the fonts that a page uses. */
export const inUse = (page: Document): FontFace[] => [...page.fonts].filter(({ status }) => status === 'loaded')

/** Returns what identifies a font in any browser's notation; of its range, only the last part. */
const named = (family = '', weight = '', range = ''): string =>
  [family.replaceAll(/["']/g, ''), weight, range.split(/,\s*/).at(-1)].join().toUpperCase()

/** Returns the style rules as written, because a browser's own version lacks some, with the fonts in use. */
async function styles(page: Document): Promise<string> {
  const used = new Set(inUse(page).map((one) => named(one.family, one.weight, one.unicodeRange)))
  const sheets = [...page.styleSheets].map(async ({ href, ownerNode }) => {
    let rules = href ? await (await fetch(href)).text() : (ownerNode?.textContent ?? '')
    for (const face of rules.match(/@font-face\s*\{[^}]*\}/g) ?? []) {
      const told = (what: string): string | undefined => new RegExp(`${what}:\\s*([^;}]+)`).exec(face)?.[1]
      const address = /url\(["']?([^"')]+)/.exec(face)?.[1]
      const font =
        used.has(named(told('family'), told('weight'), told('range'))) && address
          ? face.replace(address, await inline(new URL(address, href ?? location.href).href))
          : ''
      rules = rules.replace(face, () => font)
    }
    return rules
  })
  return (await Promise.all(sheets)).join('\n')
}

async function inline(address: string, type = 'font/woff2'): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/**
 * The symbols of a sheet by id. They are kept, because a sheet has hundreds and a board draws some of them a hundred
 * times.
 */
type Symbols = Map<string, string>
const sheets = new Map<string, Promise<Symbols>>()

async function sheet(file: string): Promise<Symbols> {
  const text = await (await fetch(file)).text()
  return new Map(Array.from(text.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs), ([symbol, id]) => [id!, symbol]))
}

/** Collects the symbols that are drawn, because pictograms are in separate files. */
async function symbols(page: Element): Promise<string> {
  const out = new Map<string, string>()
  for (const use of page.querySelectorAll('use')) {
    const [file = '', id = ''] = use.getAttribute('href')!.split('#')
    if (file && !sheets.has(file)) sheets.set(file, sheet(file))
    const found = (await sheets.get(file))?.get(id)
    if (found) out.set(id, found)
    use.setAttribute('href', `#${id}`)
  }
  return [...out.values()].join('')
}

/** The pictures of cards and places by address, each as a `data:` address. */
const pictures = new Map<string, Promise<string>>()

const picture = (address: string): Promise<string> => {
  if (!pictures.has(address)) pictures.set(address, inline(address, 'image/svg+xml'))
  return pictures.get(address)!
}

/** Puts the pictures themselves in place of their addresses; a mask is a variable of a style. */
async function fill(page: Element): Promise<void> {
  for (const one of page.querySelectorAll('img[src], image[href]')) {
    const name = one.localName === 'img' ? 'src' : 'href'
    const address = one.getAttribute(name)!
    if (!address.startsWith('data:')) one.setAttribute(name, await picture(address))
  }
  for (const { style } of page.querySelectorAll<HTMLElement>('[style*="--mask"]')) {
    const [address = 'data:'] = /(?<=url\(["']?)[^"')]+/.exec(style.getPropertyValue('--mask')) ?? []
    if (!address.startsWith('data:')) style.setProperty('--mask', `url("${await picture(address)}")`)
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Returns a function that makes images of copies of a page's parts, with the page's current style. */
export async function svgImage(
  page: Document,
  { width, height }: Size,
): Promise<(copy: Element) => Promise<HTMLImageElement>> {
  const root = page.documentElement
  const data = Object.entries(root.dataset).map(([name, value]) => `data-${name}="${escaped(value ?? '')}"`)
  const style = (await styles(page)) + STILL + LATER
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${data.join(' ')}><style>${escaped(style)}</style>${letters(style)}`
  const begun = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(head)}`
  return async (copy) => {
    const [drawn] = await Promise.all([symbols(copy), fill(copy)])
    const body = `<body xmlns="${XHTML}" lang="${root.lang}">${new XMLSerializer().serializeToString(copy)}</body>`
    const image = new Image()
    image.src =
      begun + encodeURIComponent(`${drawn}<foreignObject width="100%" height="100%">${body}</foreignObject></svg>`)
    await image.decode()
    return image
  }
}
