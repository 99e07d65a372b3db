import { familyOf, isYoung, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { LANDLINE_CATEGORY, MOBILE_CATEGORY, PREPAID_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { briefPrice } from '@nimbus/shared-contracts/offer'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import type { SearchDocument } from './search-document'

const LANDLINE_WORDS = 'Internet Festnetz WLAN WiFi Router Anschluss Telefon Zuhause Tarif'
const MOBILE_WORDS = 'Handyvertrag Handytarif Mobilfunk SIM eSIM Flatrate Allnet Datenvolumen 5G Vertrag Tarif'
const YOUNG_WORDS = 'Young Studenten Schüler Azubi Junge Leute'

/** What a tariff is called that stands among other things. */
const KINDS: Record<Tariff['kind'], string> = {
  landline: 'Internet-Tarif',
  mobile: 'Mobilfunk-Tarif',
  prepaid: 'Prepaid-Tarif',
}

/** The categories of both areas, and each tariff that is sold once, whatever variants it has. */
export const tariffDocuments = (catalogue: Catalogue): SearchDocument[] => [
  ...categoryDocuments(catalogue),
  ...familyDocuments(catalogue),
]

function categoryDocuments(catalogue: Catalogue): SearchDocument[] {
  const { categories, mobile } = catalogue.data()
  const landline = categories.map(({ slug, label, title, description }) => ({
    title,
    text: description,
    href: routes.landlineTariffs(slug),
    keywords: `${label}-Tarife ${LANDLINE_WORDS} ${wordsOfCategory(slug)}`,
  }))
  const onTheWay = mobile.categories.map(({ slug, label, title, description }) => ({
    title,
    text: description,
    href: routes.mobileTariffs(slug),
    keywords: `${label} ${MOBILE_WORDS} ${wordsOfCategory(slug)}`,
  }))
  return [...landline, ...onTheWay].map((document) => ({ group: 'tariffs', overview: true, ...document }))
}

function wordsOfCategory(slug: string): string {
  if (slug.startsWith('young')) return YOUNG_WORDS
  return slug === PREPAID_CATEGORY ? 'Prepaidkarte Guthaben ohne Vertrag' : ''
}

/** The first variant of a family speaks for all. */
function familyDocuments(catalogue: Catalogue): SearchDocument[] {
  const families = new Map<string, Tariff>()
  for (const tariff of catalogue.tariffs()) {
    const key = `${tariff.kind} ${familyOf(tariff)}`
    if (!isYoung(tariff) && !families.has(key)) families.set(key, tariff)
  }
  return [...families.values()].map(familyDocument)
}

function familyDocument(tariff: Tariff): SearchDocument {
  const { product_name, description = '', benefits = [] } = tariff
  const slug = familyOf(tariff)
  const category = tariff.kind === 'prepaid' ? PREPAID_CATEGORY : MOBILE_CATEGORY
  return {
    group: 'tariffs',
    title: product_name,
    text: [description, ...benefits].filter(Boolean).join('. '),
    kind: KINDS[tariff.kind],
    price: briefPrice(tariff.conditions, tariff.properties.contract_term),
    ...(tariff.kind === 'landline'
      ? {
          href: routes.landlineTariffs(LANDLINE_CATEGORY, { slug }),
          keywords: `${LANDLINE_WORDS} ${tariff.bandwidth.down.max}`,
        }
      : { href: routes.mobileTariffs(category, { slug }), keywords: MOBILE_WORDS }),
  }
}
