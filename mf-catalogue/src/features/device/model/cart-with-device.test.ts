import { isReady, ledgerOf } from '@nimbus/shared-contracts/cart'
import { totalOver } from '@nimbus/shared-contracts/money'
import { aCart, aHandset, anOption, aPrepaidTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { aDeviceDetail, mobileTariff } from '../../../testing/devices'
import { withoutDevice } from '../../../testing/mobile'
import { cartWithDevice, isInCart, replacedTariff, type Shown } from './cart-with-device'
import { offeredRow, tariffRows } from './tariff-rows'

const detail = aDeviceDetail()

function shownOf(index: number, tariffId = 'mobil-m-device-24'): Shown {
  const product = detail.device.concrete_products[index]!
  const row = offeredRow(tariffRows(detail, { term: 24, young: false }, product.concrete_product_id), tariffId)!
  return {
    device: detail.device,
    product,
    tariff: row.tariff,
    bundle: row.offer.bundle,
    focusTariffId: detail.focus_tariff_id,
  }
}

describe('cartWithDevice', () => {
  it('has what is shown, at the shown price, and is ready to be ordered', () => {
    const { cart } = cartWithDevice(aCart(), shownOf(0))
    expect(isReady(cart)).toBe(true)
    expect(cart.tariff?.concrete_product_id).toBe('mobil-m-device-24')
    expect(cart.handset).toMatchObject({
      concrete_product_id: 'solvar-s1-pro-fjordblau-256',
      concrete_focus_tariff_id: 'mobil-m-device-24',
      bundle_id: 'mobil-m-device-24 solvar-s1-pro-fjordblau-256',
    })
    expect(totalOver(ledgerOf(cart), 24)).toBe(127470)
  })

  it('names the device that it replaces', () => {
    const before = aHandset({ concrete_product_id: 'kelvo-neun', product_name: 'Kelvo Neun' })
    expect(cartWithDevice(aCart({ handset: before }), shownOf(0)).replaced?.product_name).toBe('Kelvo Neun')
    const { cart } = cartWithDevice(aCart(), shownOf(0))
    expect(cartWithDevice(cart, shownOf(0, 'mobil-l-device-24'))).not.toHaveProperty('replaced')
  })

  it('leaves nothing of a landline cart', () => {
    const landline = aCart({ tariff: aTariff(), options: [anOption()] })
    expect(cartWithDevice(landline, shownOf(0)).cart.options).toEqual([])
  })
})

describe('replacedTariff', () => {
  it.each([
    ['a prepaid tariff', aPrepaidTariff(), 'prepaid-l'],
    ['another size', mobileTariff('l'), 'mobil-l-device-24'],
    ['another term', mobileTariff('m', { term: 12 }), 'mobil-m-device-12'],
    ['the same', mobileTariff('m'), undefined],
    ['the same without device', withoutDevice(mobileTariff('m')), undefined],
    ['a landline tariff, which is asked about', aTariff(), undefined],
    ['none', null, undefined],
  ])('of a cart with %s', (_, tariff, id) => {
    expect(replacedTariff(aCart({ tariff }), mobileTariff('m'))?.concrete_product_id).toBe(id)
  })
})

describe('isInCart', () => {
  const { cart } = cartWithDevice(aCart(), shownOf(0))
  it.each([
    ['the same', shownOf(0), true],
    ['another variant', shownOf(1), false],
    ['another tariff', shownOf(0, 'mobil-l-device-24'), false],
  ])('of %s', (_, shown, expected) => {
    expect(isInCart(cart, shown)).toBe(expected)
  })

  it('is false once the price has changed', () => {
    expect(isInCart({ ...cart, handset: { ...cart.handset!, bundle_id: 'old' } }, shownOf(0))).toBe(false)
  })
})
