import { aBundle, aCondition, aMobileTariff, aPrepaidTariff, aTariff } from '../testing'
import { listedPrice, tariffListing } from '.'

const MONTH = { '@type': 'UnitPriceSpecification', unitCode: 'MON', priceCurrency: 'EUR', valueAddedTaxIncluded: true }
const ONCE = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', valueAddedTaxIncluded: true }

describe('tariffListing', () => {
  it.each([
    ['Nimbus Mobil M', aMobileTariff(), '758.75', { '@type': 'PropertyValue', value: 24, unitCode: 'MON' }],
    // 14,95 € every four weeks; prepaid binds nobody
    ['Nimbus Prepaid L', aPrepaidTariff(), '14.95', undefined],
  ])('lists %s with what is owed for it at least, and its term', (name, tariff, price, additionalProperty) => {
    const listing = tariffListing('Tarife', [tariff])
    const item = { name, offers: { price, priceCurrency: 'EUR' }, ...(additionalProperty && { additionalProperty }) }
    expect(listing).toMatchObject({ name: 'Tarife', itemListElement: [{ position: 1, item }] })
    expect(JSON.stringify(listing).includes('Mindestlaufzeit')).toBe(additionalProperty !== undefined)
  })
})

describe('listedPrice', () => {
  it('has every price of Glasfaser 150 with its months, the start price and the one-off too', () => {
    // only "45.95" was listed, while devices listed a total
    expect(listedPrice(aTariff().conditions, 24)).toMatchObject({
      price: '1064.75',
      priceSpecification: [
        { ...MONTH, price: '9.95', billingStart: 0, billingDuration: 3 },
        { ...MONTH, price: '45.95', billingStart: 3 },
        { ...ONCE, name: 'Bereitstellung', price: '69.95' },
      ],
    })
  })

  it('means the same for a device with its tariff', () => {
    const conditions = [...aMobileTariff().conditions, ...aBundle().conditions]
    expect(listedPrice(conditions, 24)).toMatchObject({
      price: '1274.70',
      priceSpecification: [
        { price: '44.95', billingStart: 0, billingDuration: 24 },
        { price: '29.95', billingStart: 24 },
        { name: 'Gerät', price: '149.00' },
        { name: 'Bereitstellung', price: '39.95' },
        { name: 'Versand', price: '6.95' },
      ],
    })
  })

  it('gives prepaid its price of four weeks', () => {
    const conditions = [aCondition(995, { type: 'MONTHLY_4_WEEKS' })]
    expect(listedPrice(conditions, 0)).toMatchObject({
      price: '9.95',
      priceSpecification: [{ unitCode: 'WEE', billingIncrement: 4, price: '9.95' }],
    })
  })
})
