import { expect } from './fixture'
import type { Shopper } from './shopper'

const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1280, height: 900 }

const softly = expect.configure({ soft: true, timeout: 3000 })

/** Nothing is scrolled sideways, and what is fixed covers neither the page's last content nor what has the focus. */
export async function expectGoodLayout(shopper: Shopper, name: string, steps: number): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    const at = `${name} at ${size.width} px`
    await shopper.resize(size)
    await expect.poll(() => shopper.ask((page) => page.layoutFaults()), { message: at }).toEqual([])
    for (let step = 0; step < steps; step++) {
      // from the end upwards: what is low lies nearest to the bar
      await shopper.press('Tab', 'Shift')
      // WebKit scrolls to what gets the focus a moment later
      await softly
        .poll(() => shopper.ask((page) => page.coveredFocus() ?? ''), { message: `${at}, focus ${step + 1}` })
        .toBe('')
    }
  }
}

export async function expectNoErrors(shopper: Shopper, name: string): Promise<void> {
  await shopper.settles()
  expect.soft(await shopper.run((page) => page.errorsShown()), `${name}: errors shown`).toEqual([])
}
