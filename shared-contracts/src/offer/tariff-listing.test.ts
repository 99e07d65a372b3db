import { aMobileTariff, aPrepaidTariff } from '../testing'
import { tariffListing } from './tariff-listing'

describe('tariffListing', () => {
  it.each([
    ['Nimbus Mobil M', aMobileTariff(), '29.95', { '@type': 'QuantitativeValue', value: 24, unitCode: 'MON' }],
    // 14,95 € every four weeks; prepaid binds nobody
    ['Nimbus Prepaid L', aPrepaidTariff(), '16.20', undefined],
  ])('lists %s with its price as a decimal number', (name, tariff, price, eligibleDuration) => {
    const offers = {
      price,
      ...(eligibleDuration && { eligibleDuration }),
      priceSpecification: { price, unitCode: 'MON', valueAddedTaxIncluded: true },
    }
    const listing = tariffListing('Tarife', [tariff])
    expect(listing).toMatchObject({ name: 'Tarife', itemListElement: [{ position: 1, item: { name, offers } }] })
    expect(JSON.stringify(listing).includes('eligibleDuration')).toBe(eligibleDuration !== undefined)
  })
})
