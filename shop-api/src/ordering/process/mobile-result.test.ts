import { aConcreteProduct, aDevice, aHandset, aMobileTariff, aPrepaidTariff } from '@nimbus/shared-contracts/testing'
import { mobileResult } from './mobile-result'
import type { PricedCart } from '../cart/sums'

const catalogue = { product: () => ({ device: aDevice(), product: aConcreteProduct() }) }
const cart = (over: Partial<PricedCart> = {}): PricedCart => ({
  tariff: aMobileTariff(),
  handsets: [aHandset()],
  promotions: [],
  hardware: [],
  options: [],
  ...over,
})

const saved = (scopes: Record<string, object>) =>
  new Map(Object.entries(scopes).map(([scope, values]) => [scope, { values: { ...values }, sealedIban: null }]))

const HOME = { zipcode: '06108', city: 'Halle', street: 'Am Markt', house_no: '5' }
const ELSEWHERE = { zipcode: '10115', city: 'Berlin', street: 'Invalidenstraße', house_no: '7' }
const esim = { SIM_DELIVERY: { delivery: { sim_type: 'ESIM' } } }
const porting = (values: object) => saved({ ...esim, NUMBER_PORTING: { porting: values } })

describe('mobileResult', () => {
  it('tells when the device comes and where to', () => {
    const scopes = saved({
      SIM_DELIVERY: { delivery: { sim_type: 'SIM', method: 'PACKSTATION', packstation_no: '145' } },
      CUSTOMER: { customer: { address: HOME } },
      CONSENTS: { consents: { terms: true, early_start: true } },
    })
    expect(mobileResult(cart(), scopes, catalogue)).toEqual({
      prepaid: false,
      sim_type: 'SIM',
      delivery_method: 'PACKSTATION',
      delivery_to: 'an Packstation 145, 06108 Halle',
      device_delivery: { from: '2026-12-01', till: '2026-12-03' },
      early_start: true,
    })
  })

  it.each([
    [{ method: 'HOME' }, 'an Am Markt 5, 06108 Halle'],
    [{ method: 'HOME', address_differs: true, address: ELSEWHERE }, 'an Invalidenstraße 7, 10115 Berlin'],
    [{ method: 'PARCEL_SHOP' }, 'in einen Paketshop in Ihrer Nähe'],
  ])('of the delivery %j says %s', (delivery, to) => {
    const scopes = saved({
      SIM_DELIVERY: { delivery: { sim_type: 'SIM', ...delivery } },
      CUSTOMER: { customer: { address: HOME } },
    })
    expect(mobileResult(cart(), scopes, catalogue).delivery_to).toBe(to)
  })

  it('has nothing to send for an eSIM alone', () => {
    const prepaid = cart({ tariff: aPrepaidTariff(), handsets: [] })
    expect(mobileResult(prepaid, saved(esim), catalogue)).toEqual({
      prepaid: true,
      sim_type: 'ESIM',
      early_start: false,
    })
  })

  it.each([
    [{ wanted: 'NO' }, undefined],
    [{ wanted: 'YES', when: 'ASAP', opt_in_done: 'YES' }, { when: 'ASAP' }],
    [{ wanted: 'YES', when: 'ASAP', opt_in_done: 'NO' }, { when: 'LATER' }],
    [
      { wanted: 'YES', when: 'END_OF_CONTRACT', contract_end_date: '2027-01-31' },
      { when: 'END_OF_CONTRACT', on: '2027-01-31' },
    ],
  ])('of the number %j says %j', (values, expected) => {
    expect(mobileResult(cart(), porting(values), catalogue).porting).toEqual(expected)
  })
})
