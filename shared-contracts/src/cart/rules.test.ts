import { aCart, aCondition, aMobileTariff as aMobile, anOption, aPrepaidTariff, aTariff } from '../testing'
import {
  addItem,
  areaOf,
  isLandline,
  isOtherArea,
  isReady,
  ledgerOf,
  lineCount,
  needsHandset,
  removeItem,
  setTariff,
  tariffOrderId,
} from './rules'
import { onWire, type Tariff } from '../catalogue'
import type { Handset } from './schema'

const aMobileTariff = (sublevel = 'NO_DEVICE') =>
  aMobile({
    concrete_product_id: 'mobil-m',
    properties: { product_id: 'mobil-m', sublevel, contract_term: 24 },
  })
const ofSublevel = (sublevel: string) => aTariff({ properties: { ...aTariff().properties, sublevel } })
const aHandset = (bundle_id: string | null): Handset => ({
  concrete_product_id: 'phone-128-blue',
  bundle_id,
  product_name: 'Phone',
  name: 'Phone 128 GB',
  conditions: [aCondition(1000)],
})

const smart = anOption({ concrete_product_id: 'tv-smart', grouping_id: 'tv', product_name: 'Smart' })
const mega = anOption({ concrete_product_id: 'tv-mega', grouping_id: 'tv', product_name: 'MegaStream' })
const series = anOption({ concrete_product_id: 'series' })
const connection = anOption({ concrete_product_id: 'connection', mandatory: true, product_name: 'Internetanschluss' })

describe('needsHandset', () => {
  it.each([
    ['a mobile tariff with device', aMobileTariff('WITH_DEVICE'), true],
    ['a mobile tariff without', aMobileTariff(), false],
    ['prepaid', aPrepaidTariff(), false],
    ['a landline tariff, whatever its sublevel', ofSublevel('OTHER'), false],
  ])('%s: %#', (_what, tariff, expected) => {
    expect(needsHandset(tariff)).toBe(expected)
  })
})

describe('isReady', () => {
  it.each([
    ['an empty cart', aCart(), false],
    ['a landline tariff', aCart({ tariff: aTariff() }), true],
    ['a landline tariff of another sublevel', aCart({ tariff: ofSublevel('M') }), true],
    ['a mobile tariff without device', aCart({ tariff: aMobileTariff() }), true],
    ['a mobile tariff with device, but no handset', aCart({ tariff: aMobileTariff('M') }), false],
    ['a handset without bundle', aCart({ tariff: aMobileTariff('M'), handset: aHandset(null) }), false],
    ['a handset with bundle', aCart({ tariff: aMobileTariff('M'), handset: aHandset('b1') }), true],
    ['a handset without tariff', aCart({ handset: aHandset('b1') }), false],
  ])('of %s → %s', (_, cart, ready) => {
    expect(isReady(cart)).toBe(ready)
  })
})

describe('isLandline, areaOf and isOtherArea', () => {
  it.each([
    [aTariff(), 'landline'],
    [aMobileTariff(), 'mobile'],
    [aPrepaidTariff(), 'mobile'],
    // as a remote of contract 1.4 has it
    [onWire(aTariff()) as Tariff, 'landline'],
    [onWire(aMobileTariff()) as Tariff, 'mobile'],
  ])('tell the area: %#', (tariff, area) => {
    expect(areaOf(tariff)).toBe(area)
    expect(isLandline(tariff)).toBe(area === 'landline')
  })

  it('asks only when the cart has a tariff of the other area', () => {
    expect(isOtherArea(aCart(), aTariff())).toBe(false)
    expect(isOtherArea(aCart({ tariff: aTariff() }), aTariff())).toBe(false)
    expect(isOtherArea(aCart({ tariff: aTariff() }), aMobileTariff())).toBe(true)
    expect(isOtherArea(aCart({ tariff: aMobileTariff() }), aTariff())).toBe(true)
  })
})

describe('setTariff', () => {
  it('keeps options of the same area and adds the mandatory ones once', () => {
    const cart = aCart({ tariff: aTariff(), options: [series, connection] })
    const next = setTariff(cart, aTariff({ concrete_product_id: 'other' }), { options: [connection], hardware: [] })
    expect(next.options).toEqual([series, connection])
    expect(next.tariff?.concrete_product_id).toBe('other')
  })

  it('clears everything for a tariff of the other area', () => {
    const cart = aCart({ tariff: aMobileTariff('M'), handset: aHandset('b1'), options: [series], hardware: [series] })
    expect(setTariff(cart, aTariff())).toEqual(aCart({ tariff: aTariff() }))
  })

  it('takes mandatory items of the tariff before with it, which could never be removed again', () => {
    const fibre = anOption({ concrete_product_id: 'fibre-line', mandatory: true })
    const next = setTariff(aCart({ tariff: aTariff(), options: [fibre, series] }), aTariff(), {
      options: [connection],
      hardware: [],
    })
    expect(next.options).toEqual([series, connection])
  })

  it('takes a mandatory item with the term of the new tariff, which used to keep that of the one before', () => {
    const lineOf = (contract_term: number) =>
      anOption({ ...connection, properties: { product_id: 'line', contract_term } })
    const cart = aCart({ tariff: aTariff(), options: [lineOf(24), series] })
    const next = setTariff(cart, aTariff({ concrete_product_id: 'dsl-m-12' }), { options: [lineOf(12)], hardware: [] })
    expect(next.options).toEqual([lineOf(12), series])
  })

  it('adds no mandatory item to a group that has an answer, which used to give two', () => {
    const router = anOption({ concrete_product_id: 'router', grouping_id: 'router', mandatory: true })
    const own = anOption({ concrete_product_id: 'own-router', grouping_id: 'router' })
    const next = setTariff(aCart({ tariff: aTariff(), hardware: [own] }), aTariff(), {
      options: [],
      hardware: [router],
    })
    expect(next.hardware).toEqual([own])
  })

  it('lists incentives and possible promotions as promotions', () => {
    const promotion = (id: string) => ({
      id,
      name: id,
      text: '',
      valid_from: '2026-01-01T00:00:00.000Z',
      valid_till: null,
    })
    const tariff = aTariff({ incentives: [promotion('i')] as never, possible_promotions: [promotion('p')] as never })
    expect(setTariff(aCart(), tariff).promotions.map(({ id }) => id)).toEqual(['i', 'p'])
  })
})

describe('addItem', () => {
  it('replaces the item of the same group and names it', () => {
    expect(addItem(aCart({ options: [series, smart] }), 'options', mega)).toEqual({
      cart: aCart({ options: [series, mega] }),
      replaced: smart,
    })
  })

  it('replaces a mandatory item of the same group too', () => {
    const router = anOption({ concrete_product_id: 'router', grouping_id: 'router', mandatory: true })
    const own = anOption({ concrete_product_id: 'own', grouping_id: 'router' })
    expect(addItem(aCart({ hardware: [router] }), 'hardware', own)).toEqual({
      cart: aCart({ hardware: [own] }),
      replaced: router,
    })
  })

  it('replaces nothing without a group', () => {
    const film = anOption({ concrete_product_id: 'film' })
    expect(addItem(aCart({ options: [series] }), 'options', film)).toEqual({ cart: aCart({ options: [series, film] }) })
  })

  it('leaves the other list alone', () => {
    const { cart, replaced } = addItem(aCart({ options: [smart] }), 'hardware', mega)
    expect([cart.options, cart.hardware, replaced]).toEqual([[smart], [mega], undefined])
  })

  it('changes nothing for an item that is in the cart', () => {
    const cart = aCart({ options: [smart] })
    expect(addItem(cart, 'options', smart)).toEqual({ cart })
  })
})

describe('removeItem', () => {
  it('takes an item out', () => {
    expect(removeItem(aCart({ options: [smart, series] }), 'options', 'series')).toEqual({
      cart: aCart({ options: [smart] }),
    })
  })

  it('refuses a mandatory one and names it', () => {
    const cart = aCart({ options: [connection] })
    expect(removeItem(cart, 'options', 'connection')).toEqual({ cart, refused: connection })
  })

  it('changes nothing for an unknown one', () => {
    const cart = aCart({ options: [smart] })
    expect(removeItem(cart, 'options', 'nothing')).toEqual({ cart })
  })
})

describe('lineCount', () => {
  it('leaves out what comes with the tariff by itself', () => {
    const options = [anOption({ mandatory: true }), anOption({ concrete_product_id: 'film' })]
    expect(lineCount(aCart({ tariff: aTariff(), options }))).toBe(2)
  })
})

describe('ledgerOf and lineCount', () => {
  it('add up and count everything in the cart', () => {
    const cart = aCart({
      tariff: aTariff(),
      options: [series],
      hardware: [anOption({ conditions: [aCondition(695, { type: 'ONETIME_SHIPPING' })] })],
    })
    const { months, oneOff } = ledgerOf(cart)
    expect([months[0], months[3], oneOff, lineCount(cart)]).toEqual([995 + 499, 4595 + 499, 6995 + 695, 3])
  })

  it('count a handset', () => {
    const cart = aCart({ tariff: aMobileTariff('M'), handset: aHandset('b') })
    expect([lineCount(cart), lineCount(aCart()), ledgerOf(aCart({ handset: aHandset('b') })).months[0]]).toEqual([
      2, 0, 1000,
    ])
  })
})

describe('tariffOrderId', () => {
  const properties = { ...aTariff().properties, product_id: 'p' }
  it.each([
    [
      'concrete_product_id',
      aTariff({ concrete_product_id: 'c', properties: { ...properties, concrete_product_id: 'n' } }),
      'c',
    ],
    [
      'the nested one',
      aTariff({ concrete_product_id: '', properties: { ...properties, concrete_product_id: 'n' } }),
      'n',
    ],
    ['product_id', aTariff({ concrete_product_id: '', properties }), 'p'],
  ])('is %s first', (_, tariff, id) => {
    expect(tariffOrderId(tariff)).toBe(id)
  })
})
