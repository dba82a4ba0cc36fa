/** What leaves the page: into a folder, to the clipboard, to another app. */

export function save(what: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(what)
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}

export const copy = async (text: string): Promise<void> => navigator.clipboard?.writeText(text).catch(() => undefined)

/** Whether this device can hand something to another app. */
export const sends = (what: ShareData): boolean => navigator.canShare?.(what) ?? false

/** Hand something to an app that is chosen then; nothing happens where none is. */
export const send = async (what: ShareData): Promise<void> => navigator.share(what).catch(() => undefined)
