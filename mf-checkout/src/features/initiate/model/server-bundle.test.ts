import type { CartResponse } from '@nimbus/shared-contracts/order'
import { aCart, aCondition, aHandset, aMobileTariff } from '@nimbus/shared-contracts/testing'
import { repricedText, withServerBundle } from './server-bundle'

const serverCart = (...handsets: CartResponse['cart']['handsets']): CartResponse['cart'] => ({
  tariff: aMobileTariff(),
  handsets,
  promotions: [],
  hardware: [],
  options: [],
})
const cart = aCart({ tariff: aMobileTariff(), handset: aHandset() })
const dearer = aHandset({
  bundle_id: 'bundle-b',
  conditions: [
    aCondition(1000, { type: 'MONTHLY_DEVICE', till: 25 }),
    aCondition(19900, { type: 'ONETIME_DEVICE' }),
    aCondition(695, { type: 'ONETIME_SHIPPING' }),
  ],
})

describe('withServerBundle', () => {
  it('takes bundle and price of the server and keeps what else the cart knows of its device', () => {
    const sold = { ...dearer, product_name: 'Name of the server', slug: undefined }
    expect(withServerBundle(cart, serverCart(sold))).toEqual({
      ...cart,
      handset: { ...aHandset(), bundle_id: 'bundle-b', conditions: dearer.conditions },
    })
  })

  it.each([
    ['the same bundle', cart, serverCart(aHandset())],
    ['no handset on the server', cart, serverCart()],
    ['no handset in the cart', aCart({ tariff: aMobileTariff() }), serverCart(dearer)],
  ])('is undefined with %s', (_, here, server) => {
    expect(withServerBundle(here, server)).toBeUndefined()
  })
})

describe('repricedText', () => {
  it('has the monthly share and the one-off before and now, without shipping', () => {
    expect(repricedText(aHandset(), dearer).replaceAll('\u00a0', ' ')).toBe(
      'Solvar S1 Pro: bisher 15 € im Monat und 149 € einmalig, jetzt 10 € im Monat und 199 € einmalig.',
    )
  })

  it('says 0 € for what has no monthly share', () => {
    const once = aHandset({ conditions: [aCondition(29900, { type: 'ONETIME_DEVICE' })] })
    expect(repricedText(aHandset(), once)).toMatch(/jetzt 0\u00a0€ im Monat und 299\u00a0€ einmalig/)
  })
})
