import { expect, test } from './fixture'
import { expectGoodLayout, expectNoErrors } from './layout'
import type { Shopper } from './shopper'
import { landlineToCart, landlineToOverview, mobileToCart, mobileToOverview, submitOrder, type Stop } from './walk'

/** Each page of an order is looked at on its way, in the width that it is walked in after it. */
const lookingAt =
  (shopper: Shopper): Stop =>
  async (name) => {
    await expectNoErrors(shopper, name)
    await expectGoodLayout(shopper, name, 2)
  }

test('sells a landline contract from tariff to confirmation', { tag: '@firefox' }, async ({ shopper }) => {
  await landlineToCart(shopper, lookingAt(shopper))
  await landlineToOverview(shopper, lookingAt(shopper))
  expect(await submitOrder(shopper)).toMatch(/^NB-/)
  await expectNoErrors(shopper, 'confirmation')
})

test('sells a mobile contract with a device from tariff to confirmation', { tag: '@webkit' }, async ({ shopper }) => {
  await mobileToCart(shopper, lookingAt(shopper))
  await mobileToOverview(shopper, lookingAt(shopper))
  expect(await submitOrder(shopper)).toMatch(/^NB-/)
  await expectNoErrors(shopper, 'confirmation')
})
