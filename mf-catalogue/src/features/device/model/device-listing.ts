import type { ConcreteProduct, Device, Tariff } from '@nimbus/shared-contracts/catalogue'
import { listedPrice, termProperty } from '@nimbus/shared-contracts/offer'
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
  return {
    '@type': 'Offer',
    url: routes.device(device.category, device.slug, { pid: product.concrete_product_id }),
    availability: `https://schema.org/${product.delivery ? 'InStock' : 'OutOfStock'}`,
    ...listedPrice(price.conditions, tariff.properties.contract_term),
    // the price is that of the device with this tariff
    includesObject: { '@type': 'TypeAndQuantityNode', amountOfThisGood: 1, typeOfGood: tariffOf(tariff) },
  }
}

const tariffOf = ({ product_name, properties }: Tariff): object => ({
  '@type': 'Product',
  name: product_name,
  additionalProperty: termProperty(properties.contract_term),
})
