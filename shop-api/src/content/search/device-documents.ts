import {
  ACCESSORY_CATEGORY,
  DEVICE_CATEGORY,
  routes,
  TABLET_CATEGORY,
  WATCH_CATEGORY,
} from '@nimbus/shared-contracts/routes'
import { briefPrice } from '@nimbus/shared-contracts/offer'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { articlesOf, type Article, type Variant } from '../../catalogue/devices/articles'
import { indexTerms } from './fold'
import type { SearchDocument, Shown } from './search-document'

/** What customers call the devices of a category besides its name. */
const WORDS: Record<string, string> = {
  [DEVICE_CATEGORY]: 'Handy Handys Smartphone Mobiltelefon Telefon Energielabel Energieeffizienz',
  [TABLET_CATEGORY]: 'Tablet Pad Energielabel Energieeffizienz',
  [WATCH_CATEGORY]: 'Uhr Uhren Smartwatch Watch Fitnessarmband',
  [ACCESSORY_CATEGORY]: 'Kopfhörer Hülle Ladegerät Ladekabel Lautsprecher',
}

/** The categories of devices, and every device in all its colours and storages. */
export function deviceDocuments(catalogue: Catalogue): SearchDocument[] {
  const data = catalogue.data()
  const categories = data['device-categories'].map(({ slug, title, description }): SearchDocument => ({
    group: 'devices',
    title,
    text: description,
    href: routes.devices(slug),
    overview: true,
    keywords: `Geräte ${WORDS[slug] ?? ''}`,
  }))
  const devices = articlesOf(data).map((article): SearchDocument => {
    const { data: device, maker, category, variants } = article
    const [first] = variants
    const colors = variants.map(({ color }) => color.name)
    const storages = variants.map(({ storage }) => storage ?? '')
    return {
      group: 'devices',
      title: `${maker.name} ${device.name}`,
      text: device.description,
      href: routes.device(category.slug, device.id),
      keywords: [...new Set([category.label, WORDS[category.slug] ?? '', device.model, ...colors, ...storages])].join(
        ' ',
      ),
      ...shownOf(article, first, catalogue),
      variants: variants.map((variant) => ({
        ...shownOf(article, variant, catalogue),
        terms: indexTerms(`${variant.color.name} ${variant.storage ?? ''}`),
        href: routes.device(category.slug, device.id, variant === first ? {} : { pid: variant.id }),
      })),
    }
  })
  return [...categories, ...devices]
}

/**
 * Picture of a variant, and its price with the tariff that the shop shows devices with. An accessory leads with its own
 * price, for which there is no room (CAT-30).
 */
function shownOf({ category, variants }: Article, { id, storage }: Variant, catalogue: Catalogue): Shown {
  const { device, product } = catalogue.product(id) ?? {}
  const shown = { kind: category.label, ...(product && { image: product.image }) }
  const tariff = catalogue.tariff(catalogue.data()['device-prices'].focus_tariff)
  const bundle = tariff && catalogue.bundle(tariff, id)
  if (!device || !bundle || category.accessories) return shown
  const isOneOfMany = variants.some((other) => other.storage !== storage)
  return {
    ...shown,
    price: briefPrice([...tariff.conditions, ...bundle.conditions], tariff.properties.contract_term),
    with: `${isOneOfMany ? `für ${storage} ` : ''}mit ${tariff.product_name}`,
    energy: device.energy_informations,
  }
}
