import { averageOver, ledger, priceSteps, totalOver } from '@nimbus/shared-contracts/money'
import { aCatalogue } from '../testing/a-catalogue'
import type { DeviceQuery } from './device-range'

const catalogue = aCatalogue('2026-11-27T12:00:00Z')
const range = catalogue.devices()

const tariff = (id: string) => catalogue.tariff(id)!
const book = (tariffId: string, product: string) =>
  ledger([...tariff(tariffId).conditions, ...(catalogue.bundle(tariff(tariffId), product)?.conditions ?? [])])

const list = (query: DeviceQuery = {}, category = 'smartphones') => range.list(category, query)!
const entryOf = (slug: string, query: DeviceQuery = {}) =>
  list(query).entries.find(({ device }) => device.slug === slug)

describe('bundle', () => {
  it.each([
    ['mobil-s-device-24', 3495, 29900, 118470],
    ['mobil-m-device-24', 4495, 14900, 127470],
    ['mobil-l-device-24', 5495, 4900, 141470],
    ['mobil-xl-device-24', 6995, 100, 172670],
  ])('with %s the S1 Pro costs %d a month, %d once, %d in 24 months', (id, monthly, once, total) => {
    const costs = book(id, 'solvar-s1-pro-fjordblau-256')
    expect([costs.months[0], costs.oneOff - 3995 - 695, totalOver(costs, 24)]).toEqual([monthly, once, total])
  })

  it('has the average of the mockup, and the tariff alone after the term', () => {
    const costs = book('mobil-m-device-24', 'solvar-s1-pro-fjordblau-256')
    expect(averageOver(costs, 24)).toBe(5312)
    expect(priceSteps(costs)).toEqual([
      { from: 1, till: 24, amount: 4495 },
      { from: 25, till: 38, amount: 2995 },
    ])
  })

  it('pays the missing shares at the start of a term of 12 months', () => {
    const { months, oneOff } = book('mobil-m-device-12', 'solvar-s1-pro-fjordblau-256')
    expect([months[0], months[11], months[12]]).toEqual([4995, 4995, 3495])
    expect(oneOff).toBe(14900 + 12 * 1500 + 3995 + 695)
  })

  it('is the same with and without device and costs the same with Young, but is another one', () => {
    const bundleOf = (id: string) => catalogue.bundle(tariff(id), 'solvar-s1-salbei-128')!
    const { bundle_id, conditions } = bundleOf('mobil-m-device-24')
    expect(bundleOf('mobil-m-24')).toEqual(bundleOf('mobil-m-device-24'))
    expect(bundleOf('mobil-m-young-device-24').conditions).toEqual(conditions)
    expect(bundleOf('mobil-m-young-device-24').bundle_id).not.toBe(bundle_id)
    expect(catalogue.bundle(tariff('mobil-m-24'), 'solvar-s1-salbei-256')!.bundle_id).not.toBe(bundle_id)
  })

  it.each([
    ['mobil-s-device-24', 'solvar-s1-max-graphit-256'],
    ['prepaid-l', 'solvar-s1-salbei-128'],
    ['glasfaser-150-24', 'solvar-s1-salbei-128'],
    ['mobil-m-24', 'solvar-s1-salbei-1tb'],
    ['mobil-m-24', '__proto__'],
  ])('does not exist for %s with %s', (id, product) => {
    expect(catalogue.bundle(tariff(id), product)).toBeUndefined()
  })
})
