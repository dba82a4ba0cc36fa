/** Ways out of the page: into a folder, to the clipboard, to another app. */

export function save(what: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(what)
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}

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

/** Hands something to an app that the person chooses; nothing happens without a choice. */
export const send = async (what: ShareData): Promise<void> => navigator.share(what).catch(() => undefined)
