import * as v from 'valibot'
import { aMobileTariff, aPrepaidTariff, aTariff } from '../testing'
import { landlineTariffSchema, tariffSchema, volumeTariffSchema, type Tariff } from './product'
import { onWire } from './tariff-facts'

const { bandwidth: _bandwidth, ...withoutBandwidth } = onWire(aTariff())
const { technology: _technology, tv: _tv, ...properties } = aTariff().properties

describe('tariffSchema', () => {
  it.each([
    ['landline', aTariff()],
    ['mobile', aMobileTariff()],
    ['prepaid', aPrepaidTariff()],
  ])('tells that a tariff is %s from what the wire has, and again from what is stored', (_, tariff) => {
    expect(v.parse(tariffSchema, onWire(tariff))).toEqual(tariff)
    expect(v.parse(tariffSchema, JSON.parse(JSON.stringify(tariff)))).toEqual(tariff)
  })

  it('lets nothing of one kind be read before the kind is asked', () => {
    const tariff: Tariff = v.parse(tariffSchema, onWire(aTariff()))
    // @ts-expect-error a mobile tariff has none
    expect(tariff.bandwidth).toEqual(aTariff().bandwidth)
    expect(tariff.kind === 'landline' && tariff.bandwidth).toEqual(aTariff().bandwidth)
  })

  it('keeps what it does not know, for a release that does', () => {
    expect(v.parse(tariffSchema, { ...onWire(aTariff()), launched_on: '2025-10-01' })).toHaveProperty('launched_on')
  })

  it('reads a landline tariff that says nothing of TV as one without', () => {
    const tariff = { ...onWire(aTariff()), properties: { ...properties, technology: 'DSL' } }
    expect(v.parse(tariffSchema, tariff)).toHaveProperty('properties.tv', 'NONE')
  })

  it.each([
    ['neither bandwidth nor data volume', withoutBandwidth],
    ['a bandwidth, but no technology', { ...onWire(aTariff()), properties }],
  ])('refuses one with %s', (_, tariff) => {
    expect(v.is(tariffSchema, tariff)).toBe(false)
  })
})

describe('the schemas of one area', () => {
  it.each([
    ['landline', aTariff(), true, false],
    ['mobile', aMobileTariff(), false, true],
    ['prepaid', aPrepaidTariff(), false, true],
  ])('take a tariff that is %s', (_, tariff, landline, mobile) => {
    expect(v.is(landlineTariffSchema, onWire(tariff))).toBe(landline)
    expect(v.is(volumeTariffSchema, onWire(tariff))).toBe(mobile)
  })
})
