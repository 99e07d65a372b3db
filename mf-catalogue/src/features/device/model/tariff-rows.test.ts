import fc from 'fast-check'
import type { BundleData, VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { averageOver, CONDITION, priceSteps } from '@nimbus/shared-contracts/money'
import { aBundle, aCondition } from '@nimbus/shared-contracts/testing'
import { aDeviceDetail, mobileTariff } from '../../../testing/devices'
import { bundlePrice, matrixOf, offeredRow, tariffById, tariffOf, tariffRows, termsOf } from './tariff-rows'

const PID = 'solvar-s1-pro-fjordblau-256'
const detail = aDeviceDetail()
const rowsOf = (choice = { term: 24, young: false }) => tariffRows(detail, choice, PID)

describe('tariffRows', () => {
  // design/device.html: Solvar S1 Pro 256 GB
  it.each([
    ['Nimbus Mobil S', 3495, 29900, 118470],
    ['Nimbus Mobil M', 4495, 14900, 127470],
    ['Nimbus Mobil L', 5495, 4900, 141470],
    ['Nimbus Mobil XL', 6995, 100, 172670],
  ])('has %s with %d a month, %d once for the device and %d in all', (name, monthly, device, total) => {
    const row = rowsOf().find(({ tariff }) => tariff.name === name)
    expect(row?.offer?.price).toMatchObject({ monthly, device, total })
  })

  it('keeps a tariff without bundle, so that it can be shown with the reason', () => {
    const rows = tariffRows(
      { ...detail, bundles: without(detail.bundles, 'mobil-s-device-24') },
      { term: 24, young: false },
      PID,
    )
    expect(rows.map(({ tariff, offer }) => [tariff.name, offer !== undefined])).toEqual([
      ['Nimbus Mobil S', false],
      ['Nimbus Mobil M', true],
      ['Nimbus Mobil L', true],
      ['Nimbus Mobil XL', true],
    ])
  })

  it('has the young tariffs apart', () => {
    expect(rowsOf({ term: 24, young: true }).map(({ tariff }) => tariff.name)).toEqual([
      'Nimbus Mobil S Young',
      'Nimbus Mobil M Young',
      'Nimbus Mobil L Young',
      'Nimbus Mobil XL Young',
    ])
  })

  it('marks the tariff that the variant costs least with', () => {
    expect(
      rowsOf()
        .filter(({ cheapest }) => cheapest)
        .map(({ tariff }) => tariff.name),
    ).toEqual(['Nimbus Mobil S'])
  })
})

describe('bundlePrice', () => {
  it('has the tariff alone from month 25, since the device is paid then', () => {
    const { book } = bundlePrice(mobileTariff('m'), aBundle())
    expect(priceSteps(book).map(({ from, amount }) => [from, amount])).toEqual([
      [1, 4495],
      [25, 2995],
    ])
    expect([book.oneOff, averageOver(book, 24)]).toEqual([19590, 5312])
  })

  it('counts shipping in the total and not in the device', () => {
    const shipped = aBundle({
      conditions: [aCondition(100, { type: CONDITION.device }), aCondition(695, { type: CONDITION.shipping })],
    })
    expect(bundlePrice(mobileTariff('m'), shipped)).toMatchObject({ device: 100, total: 24 * 2995 + 3995 + 100 + 695 })
  })
})

describe('offeredRow', () => {
  const ids = detail.tariffs.map(({ concrete_product_id }) => concrete_product_id)

  it.each([
    [[], 'mobil-m-device-24', 'mobil-m-device-24'],
    [['mobil-m-device-24'], 'mobil-m-device-24', 'mobil-l-device-24'],
    [['mobil-xl-device-24'], 'mobil-xl-device-24', 'mobil-s-device-24'],
    [['mobil-s-device-24'], 'unknown', 'mobil-m-device-24'],
  ])('without %j, %s leads to %s', (missing, wanted, offered) => {
    const rows = tariffRows(
      { ...detail, bundles: without(detail.bundles, ...missing) },
      { term: 24, young: false },
      PID,
    )
    expect(offeredRow(rows, wanted)?.tariff.concrete_product_id).toBe(offered)
  })

  it('is undefined when no tariff is sold with the variant', () => {
    const rows = tariffRows({ ...detail, bundles: { tariff_groups: [] } }, { term: 24, young: false }, PID)
    expect(offeredRow(rows, 'mobil-m-device-24')).toBeUndefined()
  })

  it('always has a bundle of the shown variant, and is the wanted tariff whenever that has one', () => {
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), (missing, wanted) => {
        const bundles = without(detail.bundles, ...missing)
        const rows = tariffRows({ ...detail, bundles }, matrixOf(theTariff(wanted)), PID)
        const row = offeredRow(rows, wanted)
        expect(row === undefined).toBe(rows.every(({ offer }) => offer === undefined))
        expect(row?.offer.bundle.concrete_smartphone_group.id ?? PID).toBe(PID)
        expect(row?.tariff.concrete_product_id === wanted).toBe(!missing.includes(wanted))
      }),
    )
  })
})

describe('tariffOf', () => {
  it.each([
    ['mobil-m-device-24', { term: 12, young: false }, 'mobil-m-device-12'],
    ['mobil-m-device-12', { term: 12, young: true }, 'mobil-m-young-device-12'],
    ['mobil-m-device-24', { term: 6, young: false }, undefined],
  ])('of %s for %j is %s', (from, choice, to) => {
    expect(tariffOf(detail.tariffs, theTariff(from), choice)?.concrete_product_id).toBe(to)
  })
})

describe('tariffById', () => {
  it.each([
    ['mobil-m-device-24', 'mobil-m-device-24'],
    ['mobil-m-24', 'mobil-m-device-24'],
    ['prepaid-l', undefined],
    ['', undefined],
    ['__proto__', undefined],
    [undefined, undefined],
  ])('of %j is %j', (id, found) => {
    expect(tariffById(detail.tariffs, id)?.concrete_product_id).toBe(found)
  })
})

describe('termsOf', () => {
  it('has each term once, the longest first', () => {
    expect(termsOf(detail.tariffs)).toEqual([24, 12])
  })
})

const theTariff = (id: string): VolumeTariff => tariffById(detail.tariffs, id)!

const without = ({ tariff_groups }: BundleData, ...ids: string[]): BundleData => ({
  tariff_groups: tariff_groups.filter(({ concrete_tariff_group }) => !ids.includes(concrete_tariff_group.id)),
})
