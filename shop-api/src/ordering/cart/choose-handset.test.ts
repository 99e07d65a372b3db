import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import {
  aBundle,
  aConcreteProduct,
  aDevice,
  aMobileTariff,
  aPrepaidTariff,
  aTariff,
} from '@nimbus/shared-contracts/testing'
import { chooseHandset, type HandsetSource } from './choose-handset'

const BLUE = 'solvar-s1-pro-fjordblau-256'
const GREY = 'solvar-s1-pro-grau-256'
const SOLD_OUT = 'solvar-s1-pro-gold-256'
const FLAGSHIP = 'onda-fuenf-ultra-1024'

const { properties } = aMobileTariff()
const withDevice = aMobileTariff()
const withoutDevice = aMobileTariff({ properties: { ...properties, sublevel: 'NO_DEVICE' } })

/** Three variants that go with the tariff, one of them sold out, and one that doesn't. */
const catalogue: HandsetSource = {
  product: (id) =>
    [BLUE, GREY, SOLD_OUT, FLAGSHIP].includes(id)
      ? {
          device: aDevice(),
          product: aConcreteProduct({
            concrete_product_id: id,
            ...(id === SOLD_OUT && { delivery: null }),
          }),
        }
      : undefined,
  bundle: (_tariff, id) => (id === FLAGSHIP ? undefined : aBundle({ bundle_id: `bundle-${id}` })),
}

const choose = (tariff: Tariff, ...ids: string[]) =>
  chooseHandset(
    catalogue,
    tariff,
    ids.map((id) => ({ id })),
  )

const gone = (id: string, reason: string) => ({ action: 'REMOVE_FROM_CART', id, type: 'HANDSET', reason })

describe('chooseHandset', () => {
  it('is the server’s own device with its bundle', () => {
    const { handsets, details } = choose(withDevice, BLUE)
    expect(details).toEqual([])
    expect(handsets).toEqual([
      expect.objectContaining({
        concrete_product_id: BLUE,
        bundle_id: `bundle-${BLUE}`,
        product_name: 'Solvar S1 Pro',
        color: { name: 'Fjordblau' },
        storage: { name: '256 GB' },
        conditions: aBundle().conditions,
      }),
    ])
  })

  it.each<[string, Tariff, string[], string[], ReturnType<typeof gone>[]]>([
    ['none', withDevice, [], [], []],
    ['one twice', withDevice, [BLUE, BLUE], [BLUE], []],
    ['two: the last stays', withDevice, [BLUE, GREY], [GREY], [gone(BLUE, 'DUPLICATE_GROUP')]],
    ['one, another, and the first again', withDevice, [BLUE, GREY, BLUE], [BLUE], [gone(GREY, 'DUPLICATE_GROUP')]],
    ['one that the tariff has no bundle with', withDevice, [FLAGSHIP], [], [gone(FLAGSHIP, 'NOT_FOR_TARIFF')]],
    ['one that is sold out', withDevice, [SOLD_OUT], [], [gone(SOLD_OUT, 'OUT_OF_STOCK')]],
    [
      'two, of which the last is sold out',
      withDevice,
      [BLUE, SOLD_OUT],
      [],
      [gone(BLUE, 'DUPLICATE_GROUP'), gone(SOLD_OUT, 'OUT_OF_STOCK')],
    ],
    ['one with a tariff without device', withoutDevice, [BLUE], [], [gone(BLUE, 'NOT_FOR_TARIFF')]],
    ['one with prepaid', aPrepaidTariff(), [BLUE], [], [gone(BLUE, 'NOT_FOR_TARIFF')]],
    ['one with a landline tariff', aTariff(), ['whatever'], [], [gone('whatever', 'NOT_FOR_TARIFF')]],
  ])('of %s', (_what, tariff, ids, kept, details) => {
    const chosen = choose(tariff, ...ids)
    expect(chosen.handsets.map(({ concrete_product_id }) => concrete_product_id)).toEqual(kept)
    expect(chosen.details).toEqual(details)
  })

  it.each(['gibtsnicht', '__proto__', ''])('refuses %j, which nobody sells', (id) => {
    expect(() => choose(withDevice, BLUE, id)).toThrow(
      expect.objectContaining({
        status: 400,
        exception: 'MalformedRequestException',
        details: [expect.objectContaining({ field: 'cart.handsets', id, rule: 'unknown' })],
      }),
    )
  })
})
