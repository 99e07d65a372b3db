import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { listedPrice, termProperty } from './listed-price'

/** schema.org list of the tariffs that a page shows, each as Product with its Offer. */
export function tariffListing(title: string, tariffs: readonly Tariff[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    itemListElement: tariffs.map((tariff, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productOf(tariff),
    })),
  }
}

function productOf({ product_name, description, conditions, properties: { contract_term } }: Tariff): object {
  const additionalProperty = termProperty(contract_term)
  return {
    '@type': 'Product',
    name: product_name,
    ...(description && { description }),
    brand: { '@type': 'Brand', name: 'Nimbus' },
    ...(additionalProperty && { additionalProperty }),
    offers: {
      '@type': 'Offer',
      // a tariff is listed only while it is sold
      availability: 'https://schema.org/InStock',
      ...listedPrice(conditions, contract_term),
    },
  }
}
