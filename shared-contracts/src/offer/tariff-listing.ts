import { decimalText } from '@nimbus/shared-contracts/money'
import type { Tariff } from './product'
import { runningPrice } from './tariff-prices'

/**
 * schema.org list of the tariffs that a page shows, each as Product with its monthly price as Offer; what is paid every
 * four weeks is listed with its monthly equivalent.
 */
export function tariffListing(title: string, tariffs: readonly Tariff[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    itemListElement: tariffs.map((tariff, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: tariff.product_name,
        ...(tariff.description && { description: tariff.description }),
        brand: { '@type': 'Brand', name: 'Nimbus' },
        offers: offerOf(tariff),
      },
    })),
  }
}

function offerOf(tariff: Tariff): object {
  const { contract_term } = tariff.properties
  const price = decimalText(runningPrice(tariff))
  return {
    '@type': 'Offer',
    // a tariff is listed only while it is sold
    availability: 'https://schema.org/InStock',
    price,
    priceCurrency: 'EUR',
    ...(contract_term > 0 && {
      eligibleDuration: { '@type': 'QuantitativeValue', value: contract_term, unitCode: 'MON' },
    }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      billingIncrement: 1,
      unitCode: 'MON',
      valueAddedTaxIncluded: true,
    },
  }
}
