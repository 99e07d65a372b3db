import {
  ACCESSORY_CATEGORY,
  DEVICE_CATEGORY,
  routes,
  TABLET_CATEGORY,
  WATCH_CATEGORY,
} from '@nimbus/shared-contracts/routes'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { articlesOf } from '../../catalogue/devices/articles'
import type { SearchDocument } from './search-document'

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
  const devices = articlesOf(data).map(({ data: device, maker, category, variants }): SearchDocument => {
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
    }
  })
  return [...categories, ...devices]
}
