import {
  ACCESSORY_CATEGORY,
  DEVICE_CATEGORY,
  routes,
  TABLET_CATEGORY,
  WATCH_CATEGORY,
} from '@nimbus/shared-contracts/routes'
import { briefPrice } from '@nimbus/shared-contracts/offer'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { articlesOf, type Article } from '../../catalogue/devices/articles'
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
      ...shownOf(article, catalogue),
    }
  })
  return [...categories, ...devices]
}

/**
 * Picture, and price with the tariff that the shop shows devices with, of the first variant. An accessory
 * leads with its own price, for which there is no room (CAT-30).
 */
function shownOf({ category, variants }: Article, catalogue: Catalogue): Shown {
  const [first] = variants
  const { device, product } = catalogue.product(first.id) ?? {}
  const shown = { kind: category.label, ...(product && { image: product.image }) }
  const tariff = catalogue.tariff(catalogue.data()['device-prices'].focus_tariff)
  const bundle = tariff && catalogue.bundle(tariff, first.id)
  if (!device || !bundle || category.accessories) return shown
  return {
    ...shown,
    price: briefPrice([...tariff.conditions, ...bundle.conditions], tariff.properties.contract_term),
    with: `mit ${tariff.product_name}`,
    energy: device.energy_informations,
  }
}
