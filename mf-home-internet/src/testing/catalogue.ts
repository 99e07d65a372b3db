import type { Offer, Promotion, LandlineTariff, LandlineList, Tv } from '@nimbus/shared-contracts/catalogue'
import { CONDITION } from '@nimbus/shared-contracts/money'
import { aCondition, aTariff } from '@nimbus/shared-contracts/testing'

/** The running promotion, until the end of 2027-01-31 in Berlin. */
const PROMOTION: Promotion = {
  id: 'aktion-2027-01',
  name: 'Startpreis',
  valid_from: '2026-10-31T23:00:00.000Z',
  valid_till: '2027-01-31T23:00:00.000Z',
}

const FAMILIES = [
  { id: 'glasfaser-150', name: 'Glasfaser 150', technology: 'FIBRE', price: 4595, down: 150 },
  { id: 'glasfaser-300', name: 'Glasfaser 300', technology: 'FIBRE', price: 5095, down: 300 },
  { id: 'glasfaser-600', name: 'Glasfaser 600', technology: 'FIBRE', price: 6095, down: 600 },
  { id: 'glasfaser-1000', name: 'Glasfaser 1.000', technology: 'FIBRE', price: 7095, down: 1000 },
  { id: 'dsl-s', name: 'DSL S', technology: 'DSL', price: 3895, down: 16 },
  { id: 'dsl-m', name: 'DSL M', technology: 'DSL', price: 4395, down: 50 },
  { id: 'dsl-l', name: 'DSL L', technology: 'DSL', price: 4895, down: 100 },
  { id: 'dsl-xl', name: 'DSL XL', technology: 'DSL', price: 5595, down: 250 },
] as const

const TV: readonly { id: Tv; slug: string; surcharge: number; label: string }[] = [
  { id: 'NONE', slug: '', surcharge: 0, label: '' },
  { id: 'SMART', slug: 'smart', surcharge: 1000, label: ' mit TV Smart' },
  { id: 'SMARTSTREAM', slug: 'smartstream', surcharge: 1700, label: ' mit TV SmartStream' },
  { id: 'MEGASTREAM', slug: 'megastream', surcharge: 3000, label: ' mit TV MegaStream' },
]

const OFFERS: Record<Offer, { slug: string; label: string; start: number; months: number }> = {
  STANDARD: { slug: '', label: '', start: 995, months: 3 },
  VVM: { slug: 'vvm', label: ' im Ausbaugebiet', start: 1995, months: 3 },
  REGIO: { slug: 'regio', label: ' Regio', start: 995, months: 6 },
  YOUNG: { slug: 'young', label: ' Young', start: 995, months: 3 },
  REGIO_YOUNG: { slug: 'regio-young', label: ' Regio Young', start: 995, months: 6 },
}

const CATEGORIES: Record<string, { label: string; title: string; technologies: string[]; offers: Offer[] }> = {
  'magentazuhause-tarife': {
    label: 'Alle Tarife',
    title: 'Internet für Ihr Zuhause',
    technologies: ['FIBRE', 'DSL'],
    offers: ['STANDARD', 'VVM', 'REGIO', 'YOUNG', 'REGIO_YOUNG'],
  },
  'glasfaser-tarife': {
    label: 'Glasfaser',
    title: 'Glasfaser für Ihr Zuhause',
    technologies: ['FIBRE'],
    offers: ['STANDARD', 'VVM'],
  },
  'dsl-tarife': { label: 'DSL', title: 'DSL für Ihr Zuhause', technologies: ['DSL'], offers: ['STANDARD', 'REGIO'] },
  'young-tarife': {
    label: 'Young (18 bis 27)',
    title: 'DSL für alle von 18 bis 27',
    technologies: ['DSL'],
    offers: ['YOUNG', 'REGIO_YOUNG'],
  },
}

const onTechnology = (technology: string, offer: Offer): boolean =>
  offer === 'STANDARD' || (offer === 'VVM') === (technology === 'FIBRE')

/** A tariff list as the API answers it, with the prices of PRICE-20; 'glasfaser-tarife' unless told otherwise. */
export function aTariffList(slug = 'glasfaser-tarife'): LandlineList {
  const category = CATEGORIES[slug]
  if (!category) throw new Error(`aTariffList: no category ${slug}`)
  const tariffs = FAMILIES.filter(({ technology }) => category.technologies.includes(technology)).flatMap((family) =>
    category.offers
      .filter((offer) => onTechnology(family.technology, offer))
      .flatMap((offer) => TV.flatMap((tv) => [24, 12].map((term) => variant(family, offer, tv, term)))),
  )
  return {
    category: { slug, title: category.title, lead: 'Alle Preise stehen zusammen.', description: `${category.title}.` },
    categories: Object.entries(CATEGORIES).map(([other, { label }]) => ({ slug: other, label })),
    tariffs,
    catalogue_version: 'test',
  }
}

function variant(
  family: (typeof FAMILIES)[number],
  offer: Offer,
  tv: (typeof TV)[number],
  term: number,
): LandlineTariff {
  const { slug, label } = OFFERS[offer]
  const product_id = [family.id, slug, tv.slug].filter(Boolean).join('-')
  const name = `${family.name}${label}`
  return aTariff({
    concrete_product_id: `${product_id}-${term}`,
    product_name: `${name}${tv.label}`,
    name,
    properties: {
      product_id,
      sublevel: 'NO_DEVICE',
      contract_term: term,
      family: family.id,
      technology: family.technology,
      offer,
      tv: tv.id,
      sort_index: FAMILIES.indexOf(family),
    },
    description: 'Für ein bis zwei Personen',
    benefits: ['Flatrate ins deutsche Festnetz'],
    footnote_tag: `T_${product_id.toUpperCase()}`,
    bandwidth: {
      down: { min: family.down * 0.9, normal: family.down * 0.95, max: family.down },
      // DATA-18: DSL XL has 50 up, 100 with MegaStream
      up: { min: 5, normal: 10, max: family.id === 'dsl-xl' && tv.id === 'MEGASTREAM' ? 100 : family.down / 2 },
    },
    conditions: conditionsOf(family, offer, tv, term),
    possible_promotions: term === 24 ? [PROMOTION] : [],
  })
}

function conditionsOf(
  { price, technology }: (typeof FAMILIES)[number],
  offer: Offer,
  { id, surcharge }: (typeof TV)[number],
  term: number,
): LandlineTariff['conditions'] {
  const { start, months } = OFFERS[offer]
  const full = price + surcharge
  const provisioning = aCondition(6995, { type: CONDITION.provisioning })
  if (term === 12) return [aCondition(full), provisioning]
  const first = aCondition(start, { type: CONDITION.monthlyPromotion, till: months + 1 })
  if (offer === 'YOUNG' || offer === 'REGIO_YOUNG') {
    return [first, aCondition(full - 500, { from: months + 1, till: 25 }), aCondition(full, { from: 25 }), provisioning]
  }
  if (technology === 'FIBRE' && offer === 'STANDARD' && id === 'SMART') {
    return [first, aCondition(price, { from: 4, till: 7 }), aCondition(full, { from: 7 }), provisioning]
  }
  return [first, aCondition(full, { from: months + 1 }), provisioning]
}
