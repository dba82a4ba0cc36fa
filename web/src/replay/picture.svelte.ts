/** The last round of a game as an animated picture: the board itself, drawn off the screen, step by step. */

import { applyPalette, GIFEncoder, quantize } from 'gifenc'
import { flushSync, mount, unmount } from 'svelte'
import type { Film } from './film.svelte'
import Still from './Still.svelte'

/** As large is a still; the picture is smaller. */
const PAGE = { width: 1120, height: 760 }
const PICTURE = { width: 784, height: 532 }
/** Steps that make a round, about, for each player. */
const ROUND = 4
const FRAME = 1100
const LAST = 4000
const XHTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

/** The steps of the last round, and how it ended: its scoring is told in one. */
export function lastRound(film: Film): number[] {
  const scoring = Array.from({ length: film.last + 1 }, (_, step) => step).findIndex((step) => film.during(step).some(film.room.scores))
  const end = scoring < 1 ? film.last : scoring - 1
  const from = Math.max(0, end - ROUND * film.players.length + 1)
  return [...Array.from({ length: end - from + 1 }, (_, i) => from + i), ...(end < film.last ? [film.last] : [])]
}

/** How much of a picture is done: so many frames of all. */
export type Drawn = [n: number, of: number]

/** A GIF; null if it was stopped before its end. */
export async function picture(film: Film, title: string, drawn: (done: Drawn) => void, stop: AbortSignal): Promise<Blob | null> {
  let step = $state(0)
  const far = document.body.appendChild(document.createElement('div'))
  Object.assign(far.style, { position: 'fixed', left: '-9999px', top: '0' })
  const shown = mount(Still, { target: far, props: { film, title, at: () => step } })
  const canvas = Object.assign(document.createElement('canvas'), PICTURE)
  const brush = canvas.getContext('2d', { willReadFrequently: true })!
  const gif = GIFEncoder()
  try {
    const style = await styles()
    const steps = lastRound(film)
    for (const [n, at] of steps.entries()) {
      drawn([n, steps.length])
      if (stop.aborted) return null
      step = at
      flushSync()
      const image = new Image()
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await frame(far.firstElementChild!, style))}`
      await image.decode()
      if (!n) await new Promise((done) => setTimeout(done, 300)) // fonts in a picture come a moment after it
      brush.drawImage(image, 0, 0, PICTURE.width, PICTURE.height)
      const { data } = brush.getImageData(0, 0, PICTURE.width, PICTURE.height)
      const palette = quantize(data, 256)
      gif.writeFrame(applyPalette(data, palette), PICTURE.width, PICTURE.height, { palette, delay: n === steps.length - 1 ? LAST : FRAME })
      await new Promise((done) => setTimeout(done))
    }
  } finally {
    void unmount(shown)
    far.remove()
  }
  gif.finish()
  return new Blob([new Uint8Array(gif.bytes())], { type: 'image/gif' })
}

/** Everything that a picture must bring along, for it may fetch nothing: the rules of style as they are written (what a
 * browser makes of them lacks some), with the fonts in use. */
async function styles(): Promise<string> {
  const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll(/["']/g, '')))
  const sheets = [...document.styleSheets].map(async ({ href, ownerNode }) => {
    let rules = href ? await (await fetch(href)).text() : (ownerNode?.textContent ?? '')
    for (const face of rules.match(/@font-face\s*\{[^}]*\}/g) ?? []) {
      const family = /font-family:\s*["']?([^"';}]+)/.exec(face)?.[1]
      const address = /url\(["']?([^"')]+)/.exec(face)?.[1]
      const font = used.has(family ?? '') && address ? face.replace(address, await inline(new URL(address, href ?? location.href).href)) : ''
      rules = rules.replace(face, () => font)
    }
    return rules
  })
  return (await Promise.all(sheets)).join('\n')
}

async function inline(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** The symbols of a file of pictograms by their ids: a file has hundreds, and a board draws some of them a hundred times. */
type Symbols = Map<string, string>
const sheets = new Map<string, Promise<Symbols>>()

async function sheet(file: string): Promise<Symbols> {
  const text = await (await fetch(file)).text()
  return new Map(Array.from(text.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs), ([symbol, id]) => [id!, symbol]))
}

/** Pictograms lie in files of their own: those that are drawn come along. */
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

/** A page as an SVG file. */
async function frame(page: Element, style: string): Promise<string> {
  const svg = document.createElementNS(SVG, 'svg')
  const copy = page.cloneNode(true) as Element
  for (const [name, value] of Object.entries({ ...PAGE, viewBox: `0 0 ${PAGE.width} ${PAGE.height}` })) svg.setAttribute(name, String(value))
  for (const [name, value] of Object.entries(document.documentElement.dataset)) svg.setAttribute(`data-${name}`, value ?? '')
  const rules = document.createElementNS(SVG, 'style')
  rules.textContent = style
  const html = document.createElementNS(SVG, 'foreignObject')
  html.setAttribute('width', '100%')
  html.setAttribute('height', '100%')
  const body = document.createElementNS(XHTML, 'body')
  body.append(copy)
  html.append(body)
  svg.append(rules, html)
  const drawn = await symbols(copy)
  return new XMLSerializer().serializeToString(svg).replace('<foreignObject', () => `${drawn}<foreignObject`)
}
