import { expect } from './fixture'
import { query, type Shopper } from './shopper'

/** Screens that a dialog is longer than: the one scrolls the text of the dialog, the lower one the whole of it. */
export const LOW_SCREENS = [
  { width: 375, height: 520 },
  { width: 375, height: 400 },
]

/** More stops than any dialog has before the part of it that scrolls. */
const MAX_STOPS = 12

const DIALOG = query('dialog')

/** Opens a dialog by keyboard from its opener, scrolls to its end, closes it; the focus is back on the opener. */
export async function tryDialog(shopper: Shopper, opener: string, name: string): Promise<void> {
  await shopper.holds((page, kind: never) => page.focusOpener(kind), `${name}: the opener takes the focus`, opener)
  await shopper.press('Enter')
  await shopper.sees(DIALOG)
  await shopper.settles()
  await scrollToEnd(shopper, name)
  await shopper.press('Escape')
  await shopper.seesNo(DIALOG)
  await expect.poll(() => shopper.ask((page) => page.focused()), { message: `${name}: the focus is back` }).toBe(opener)
}

/** What doesn't fit is reached by Tab and the keys that scroll. */
export async function scrollToEnd(shopper: Shopper, name: string): Promise<void> {
  const left = (): Promise<number> => shopper.run((page) => page.leftToScroll() ?? 0)
  if ((await left()) <= 1) return
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await shopper.run((page) => page.scrollerHasFocus())) break
    await shopper.press('Tab')
  }
  await shopper.press('End')
  await expect.poll(left, { message: `${name}: px left to scroll`, timeout: 5000 }).toBeLessThanOrEqual(1)
}
