import type { EngineName } from './engine'
import { expect, test } from './fixture'
import { expectNoErrors } from './layout'
import { query, type Shopper } from './shopper'
import { chooseTariff, rejectConsent } from './walk'

/** Firefox 153 gives each page that it kept the session storage as it was when the page was left (decision 048). */
const hasOneStorage = (engine: EngineName): boolean => engine !== 'firefox'

const storedCart = async (shopper: Shopper): Promise<string> =>
  String(await shopper.browser.evaluate("sessionStorage.getItem('nimbus-c')"))

const chosen = (tariff: string) => query('button', `Ausgewählt: ${tariff}`)

test('a page that is come back to lives, and has the cart that is stored', async ({ shopper, engine }) => {
  await shopper.open('/zuhause/tarife/dsl-tarife')
  await rejectConsent(shopper)
  await chooseTariff(shopper, 'DSL M')
  await shopper.rests()
  await shopper.browser.evaluate('void (window.leftHere = true)')
  // another document of the same tab changes the cart
  await shopper.open('/warenkorb')
  // a click that came before the page was alive is repeated, as people do
  const asked = () => shopper.ask((page) => page.count({ role: 'dialog' }))
  await expect(async () => {
    if (!(await asked())) await shopper.clickOn(query('button', /leeren/))
    await expect.poll(asked, { timeout: 3000 }).toBe(1)
  }).toPass({ timeout: 30_000 })
  await shopper.clickOn(query('button', /leeren/, { within: query('dialog') }))
  await shopper.sees(query('heading', /Warenkorb ist leer/))
  await shopper.browser.evaluate('history.back()').catch(() => undefined)
  await expect.poll(() => shopper.path()).toBe('/zuhause/tarife/dsl-tarife')
  expect(await shopper.browser.evaluate('window.leftHere === true'), 'kept by the back/forward cache').toBe(true)
  await expectNoErrors(shopper, 'come back to')
  const backStored = await storedCart(shopper)
  if (hasOneStorage(engine)) expect(backStored).not.toContain('DSL M')
  await (backStored.includes('DSL M') ? shopper.sees(chosen('DSL M')) : shopper.seesNo(chosen('DSL M')))
  await chooseTariff(shopper, 'DSL L')
  await shopper.browser.evaluate('history.forward()').catch(() => undefined)
  await expect.poll(() => shopper.path()).toBe('/warenkorb')
  await expectNoErrors(shopper, 'gone on to')
  const forwardStored = await storedCart(shopper)
  if (hasOneStorage(engine)) expect(forwardStored).toContain('DSL L')
  await shopper.sees(query('heading', forwardStored.includes('DSL L') ? 'DSL L' : /Warenkorb ist leer/))
})
