import { aDeviceDetail } from '../../../testing/devices'
import { shownOffer } from './shown-offer'

const detail = aDeviceDetail()
const idsOf = (pid: string | undefined, ...tariffIds: (string | undefined)[]) => {
  const { product, wanted, row } = shownOffer(detail, { pid, tariffIds })
  return [product?.concrete_product_id, wanted?.concrete_product_id, row?.tariff.concrete_product_id]
}

describe('shownOffer', () => {
  const first = 'solvar-s1-pro-fjordblau-256'
  const graphite = 'solvar-s1-pro-graphit-512'
  const focus = 'mobil-m-device-24'

  it.each([
    ['nothing', undefined, [], [first, focus, focus]],
    ['a variant', graphite, [], [graphite, focus, focus]],
    ['an unknown variant', '9', [undefined], [first, focus, focus]],
    ['a tariff', undefined, ['mobil-l-device-24'], [first, 'mobil-l-device-24', 'mobil-l-device-24']],
    [
      'the first known of several tariffs',
      undefined,
      [undefined, '9', 'mobil-s-device-12'],
      [first, 'mobil-s-device-12', 'mobil-s-device-12'],
    ],
    ['a tariff without device', undefined, ['mobil-xl-24'], [first, 'mobil-xl-device-24', 'mobil-xl-device-24']],
  ])('of %s', (_, pid, tariffIds, ids) => {
    expect(idsOf(pid, ...tariffIds)).toEqual(ids)
  })

  it('has the price of exactly the variant with exactly the tariff', () => {
    const { row } = shownOffer(detail, { pid: graphite, tariffIds: ['mobil-l-device-24'] })
    expect(row?.offer.bundle.bundle_id).toBe(`mobil-l-device-24 ${graphite}`)
  })

  it('offers nothing where the device is sold with no tariff', () => {
    const { row } = shownOffer({ ...detail, bundles: { tariff_groups: [] } }, { pid: undefined, tariffIds: [] })
    expect(row).toBeUndefined()
  })
})
