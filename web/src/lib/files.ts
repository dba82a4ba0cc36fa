/** Ways out of the page: into a folder, to the clipboard, to another app. */

export function save(what: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(what)
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}

/** Returns the address of a picture to show; pages here may show no `blob:` addresses. */
export const dataAddress = (what: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => fail(reader.error!)
    reader.readAsDataURL(what)
  })

/** Copies a text to the clipboard, and returns whether that worked. */
export const copy = async (text: string): Promise<boolean> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => marked(text),
      )
    : marked(text)

/** Copies the old way, which browsers still allow to pages over plain http. */
function marked(text: string): boolean {
  const before = document.activeElement
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  field.style.position = 'fixed' // so that nothing scrolls
  ;(document.querySelector('dialog:modal') ?? document.body).append(field) // only a modal dialog allows selection
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}

/** Returns whether this device can hand something to another app. */
export const sends = (what: ShareData): boolean => navigator.canShare?.(what) ?? false

/** Hands something to an app that the person chooses, and returns false if the device refuses; they may change their mind. */
export const send = async (what: ShareData): Promise<boolean> =>
  navigator.share(what).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
