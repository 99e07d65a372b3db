import { expect, test } from './fixture'
import { expectNoErrors } from './layout'
import { query } from './shopper'
import { chooseTariff, rejectConsent } from './walk'

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
  // Firefox 153 gives a page that it kept the session storage as it was when the page was left (decision 048)
  const stored = String(await shopper.browser.evaluate("sessionStorage.getItem('nimbus-c')"))
  if (engine !== 'firefox') expect(stored).not.toContain('DSL M')
  await (stored.includes('DSL M') ? shopper.sees(chosen('DSL M')) : shopper.seesNo(chosen('DSL M')))
  await chooseTariff(shopper, 'DSL L')
  await shopper.browser.evaluate('history.forward()').catch(() => undefined)
  await expect.poll(() => shopper.path()).toBe('/warenkorb')
  await shopper.sees(query('heading', 'DSL L'))
})
