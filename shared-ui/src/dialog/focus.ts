const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, iframe, summary, [tabindex]'

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'

/** All radio buttons of a group are one stop of the Tab key. */
const isSameStop = (one: Element, other: Element | null): boolean =>
  one === other ||
  (isRadio(one) && isRadio(other) && one.name !== '' && one.name === other.name && one.form === other.form)

const isVisible = (element: HTMLElement): boolean =>
  !element.closest('[hidden], [inert]') && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)

/** What the Tab key stops at, in order; of a radio group with a choice the chosen one. */
function stopsIn(area: Element): HTMLElement[] {
  const stops = [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.tabIndex >= 0)
  const chosen = stops.filter((stop) => isRadio(stop) && stop.checked)
  const isBesideChosen = (stop: Element): boolean => chosen.some((other) => other !== stop && isSameStop(other, stop))
  return stops.filter((stop) => isVisible(stop) && !isBesideChosen(stop))
}

/** Whether the Tab key would find another stop of the area in its direction. */
function goesOn(area: Element, active: Element, backwards: boolean): boolean {
  const direction = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  return stopsIn(area).some(
    (stop) => !isSameStop(stop, active) && (active.compareDocumentPosition(stop) & direction) !== 0,
  )
}

/**
 * Keeps Tab inside of the top dialog and what lies above it, such as toasts; from the last stop of one area it goes to
 * the first of the next. Within an area the browser moves the focus.
 */
export function keepFocusInside(
  areas: readonly [dialog: HTMLElement, ...above: HTMLElement[]],
  event: { shiftKey: boolean; preventDefault(): void },
): void {
  const active = document.activeElement
  const at = areas.findIndex((area) => area.contains(active))
  if (active && at >= 0 && goesOn(areas[at]!, active, event.shiftKey)) return
  event.preventDefault()
  const inTurn = event.shiftKey
    ? [...areas.slice(0, Math.max(at, 0)).reverse(), ...areas.slice(Math.max(at, 0)).reverse()]
    : [...areas.slice(at + 1), ...areas.slice(0, at + 1)]
  const stops = inTurn.map(stopsIn).find(({ length }) => length > 0)
  const next = event.shiftKey ? stops?.at(-1) : stops?.[0]
  ;(next ?? areas[0]).focus()
}

/** Where the focus goes when a dialog opens: what asks for it, else the dialog itself, so that its title is read. */
export function focusInto(dialog: HTMLElement): void {
  if (dialog.contains(document.activeElement)) return
  const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
  wanted.focus({ preventScroll: true })
}

/**
 * Gives the focus back to what opened a dialog. Where that has gone, the first of the other places takes it, so that the
 * focus isn't lost to the top of the page.
 */
export function returnFocus(places: readonly (Element | null | undefined)[]): void {
  for (const place of places) {
    if (!(place instanceof HTMLElement) || place === document.body) continue
    place.focus({ preventScroll: true })
    if (document.activeElement === place) return
  }
}
