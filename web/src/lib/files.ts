/** What leaves the page: into a folder, to the clipboard, to another app. */

export function save(what: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(what)
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}

/** Put a text on the clipboard; whether it is there. */
export const copy = async (text: string): Promise<boolean> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => marked(text),
      )
    : marked(text)

/** The old way, which browsers leave to pages that come by plain http. */
function marked(text: string): boolean {
  const before = document.activeElement
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true })
  field.style.position = 'fixed' // nothing scrolls because of it
  ;(document.querySelector('dialog:modal') ?? document.body).append(field) // outside of a dialog nothing can be marked
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return done
}

/** Whether this device can hand something to another app. */
export const sends = (what: ShareData): boolean => navigator.canShare?.(what) ?? false

/** Hand something to an app that is chosen then; nothing happens where none is. */
export const send = async (what: ShareData): Promise<void> => navigator.share(what).catch(() => undefined)
