import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { runningPrice } from './prices'

/** schema.org wants a decimal number as text: 4595 → "45.95" */
const decimal = (amount: number): string => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** schema.org list of the tariffs that a page shows, each as Product with its monthly price as Offer. */
export function structuredData(title: string, tariffs: readonly Tariff[]): object {
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
        offers: {
          '@type': 'Offer',
          price: decimal(runningPrice(tariff)),
          priceCurrency: 'EUR',
          eligibleDuration: { '@type': 'QuantitativeValue', value: tariff.properties.contract_term, unitCode: 'MON' },
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: decimal(runningPrice(tariff)),
            priceCurrency: 'EUR',
            billingIncrement: 1,
            unitCode: 'MON',
            valueAddedTaxIncluded: true,
          },
        },
      },
    })),
  }
}
