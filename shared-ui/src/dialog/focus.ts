const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe, summary, [tabindex="0"]'

/** Keeps Tab inside of a dialog. */
export function keepFocusInside(
  dialog: HTMLElement,
  event: { key: string; shiftKey: boolean; preventDefault(): void },
): void {
  if (event.key !== 'Tab') return
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !stop.closest('[hidden], [inert]'),
  )
  const [first, last] = [stops[0] ?? dialog, stops.at(-1) ?? dialog]
  const active = document.activeElement
  const leaves = event.shiftKey ? active === first || active === dialog : active === last
  if (!leaves) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

/** Where the focus goes when a dialog opens: what asks for it, else the dialog itself, so that its title is read. */
export function focusInto(dialog: HTMLElement): void {
  if (dialog.contains(document.activeElement)) return
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  wanted.focus({ preventScroll: true })
}
