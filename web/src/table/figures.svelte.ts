/** A player's figures as one stop for the focus: Enter lists them, and a press on one explains it. */

/** Whether a panel can explain figures; there is none in an embedded board or in a dialog. */
export const panel = $state({ there: false })

const ask = (of: Element): boolean =>
  of.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))

export function figures(row: HTMLElement): void {
  function pressed({ target }: MouseEvent): void {
    const figure = (target as Element).closest('[data-about], [data-place], button')
    if (figure && row.contains(figure) && !figure.matches('button')) ask(figure)
  }
  function typed(event: KeyboardEvent): void {
    if (event.target !== row || !['Enter', ' '].includes(event.key)) return
    event.preventDefault()
    ask(row)
  }
  $effect(() => {
    if (!panel.there || row.closest('dialog')) return
    row.tabIndex = 0
    row.dataset['figures'] = ''
    row.addEventListener('click', pressed)
    row.addEventListener('keydown', typed)
    return () => {
      row.removeAttribute('tabindex')
      delete row.dataset['figures']
      row.removeEventListener('click', pressed)
      row.removeEventListener('keydown', typed)
    }
  })
}
