import type { ConcreteProduct, Device, Tariff } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { deviceName } from './device-names'
import type { BundlePrice } from './tariff-rows'

/** schema.org wants a decimal number as text: 4495 → "44.95" */
const decimal = (amount: number): string => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** schema.org product of the variant, offered for all that it costs over the tariff's term. */
export function deviceListing(
  device: Device,
  product: ConcreteProduct,
  offer: { tariff: Tariff; price: BundlePrice } | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: deviceName(device),
    description: device.description,
    sku: product.concrete_product_id,
    color: product.color.name,
    model: device.legal_information.model,
    brand: { '@type': 'Brand', name: device.manufacturer_informations.company },
    ...(offer && { offers: offerOf(device, product, offer) }),
  }
}

function offerOf(
  device: Device,
  product: ConcreteProduct,
  { tariff, price }: { tariff: Tariff; price: BundlePrice },
): object {
  const unit = { priceCurrency: 'EUR', valueAddedTaxIncluded: true }
  return {
    '@type': 'Offer',
    url: routes.device(device.category, device.slug, { pid: product.concrete_product_id }),
    availability: `https://schema.org/${product.delivery ? 'InStock' : 'OutOfStock'}`,
    price: decimal(price.total),
    priceCurrency: 'EUR',
    eligibleDuration: { '@type': 'QuantitativeValue', value: tariff.properties.contract_term, unitCode: 'MON' },
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        name: tariff.name,
        price: decimal(price.monthly),
        billingIncrement: 1,
        unitCode: 'MON',
        ...unit,
      },
      { '@type': 'UnitPriceSpecification', price: decimal(price.book.oneOff), ...unit },
    ],
  }
}
