/**
 * Presses the first button whose name or text fits: pressButton(/^Auswählen/)(page). Throws when there is none, since then
 * nothing would be tried. Simpler than asking for roles, which takes seconds in a large page without a browser.
 */
export const pressButton =
  (name: RegExp) =>
  (place: HTMLElement): void => {
    const buttons = [...place.querySelectorAll('button')]
    const found = buttons.find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent))
    if (!found) throw new Error(`remote kit: no button ${name} among ${buttons.length}`)
    found.click()
  }
