import type { ConcreteProduct, Device, Tariff } from '@nimbus/shared-contracts/catalogue'
import { decimalText } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { sharedImage } from '@nimbus/shared-ui/picture'
import { deviceName } from './device-names'
import { stagePicture } from './stage-picture'
import type { BundlePrice } from './tariff-rows'

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
    image: deviceImage(product),
    sku: product.concrete_product_id,
    color: product.color.name,
    model: device.legal_information.model,
    brand: { '@type': 'Brand', name: device.manufacturer_informations.company },
    ...(offer && { offers: offerOf(device, product, offer) }),
  }
}

/** Address of the variant's picture, relative to the page. */
export const deviceImage = ({ image }: ConcreteProduct): string => sharedImage(stagePicture(image))

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
    price: decimalText(price.total),
    priceCurrency: 'EUR',
    eligibleDuration: { '@type': 'QuantitativeValue', value: tariff.properties.contract_term, unitCode: 'MON' },
    priceSpecification: [
      {
        '@type': 'UnitPriceSpecification',
        name: tariff.name,
        price: decimalText(price.monthly),
        billingIncrement: 1,
        unitCode: 'MON',
        ...unit,
      },
      { '@type': 'UnitPriceSpecification', price: decimalText(price.book.oneOff), ...unit },
    ],
  }
}
