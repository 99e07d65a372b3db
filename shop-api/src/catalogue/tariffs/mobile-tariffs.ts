import { NO_DEVICE, WITH_DEVICE, type DataVolume, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { CONDITION, type PriceCondition } from '@nimbus/shared-contracts/money'
import { CALLS_INCLUDED, perUseText } from './calls-text'
import type {
  MobileCategory,
  MobileData,
  MobileFamily,
  MobileOffer,
  MobileTerm,
  PrepaidFamily,
} from '../data/mobile-data'
import { condition } from './price-steps'
import type { SoldTariff } from './tariffs'

/** A variant of a post-paid family. With or without device costs the same: the bundle has the price of the device. */
export interface MobileVariant {
  family: MobileFamily
  offer: MobileOffer
  device: boolean
  term: MobileTerm
}

/** Every post-paid variant: family × offer × without and with device × term, in the order of the page. */
export function mobileVariantsOf({ families, offers, terms }: MobileData): MobileVariant[] {
  return families.flatMap((family) =>
    offers.flatMap((offer) =>
      [false, true].flatMap((device) => terms.map((term) => ({ family, offer, device, term }))),
    ),
  )
}

/** One for all variants of a family and offer. mobileProductIdOf(Nimbus Mobil M, YOUNG) → 'mobil-m-young' */
const mobileProductIdOf = ({ family, offer }: Pick<MobileVariant, 'family' | 'offer'>): string =>
  [family.id, offer.slug].filter(Boolean).join('-')

/** mobileTariffIdOf(Nimbus Mobil M, YOUNG, with device, 24) → 'mobil-m-young-device-24' */
const mobileTariffIdOf = (variant: MobileVariant): string =>
  [mobileProductIdOf(variant), variant.device ? 'device' : '', variant.term.months].filter(Boolean).join('-')

/** mobileFootnoteTagOf(Nimbus Mobil M, YOUNG, with device) → 'T_MOBIL_M_YOUNG_DEVICE' */
export const mobileFootnoteTagOf = ({ family, offer, device }: Omit<MobileVariant, 'term'>): string =>
  `${family.footnote}${offer.footnote}${device ? '_DEVICE' : ''}`

/**
 * Everything that a post-paid variant costs: young price, then the regular one; 12 months cost more each month.
 * Nimbus Mobil M Young, 24 months → 24,95 in 1–24, 29,95 from 25, once 39,95; 12 months → 29,95 in 1–24, 34,95 from 25
 */
function mobileConditionsOf({ provisioning }: MobileData, variant: MobileVariant): PriceCondition[] {
  const { family, offer, term } = variant
  const regular = family.price + term.surcharge
  const after = (offer.young?.months ?? 0) + 1
  return [
    ...(offer.young ? [condition(CONDITION.monthly, regular - offer.young.reduction, 1, after)] : []),
    condition(CONDITION.monthly, regular, after),
    condition(CONDITION.provisioning, provisioning),
  ]
}

/** dataVolumeOf(Nimbus Mobil M) → 30 GB up to 300/50 MBit/s, then 64/16 kbit/s; without limit nothing is throttled */
const dataVolumeOf = ({ throttled }: MobileData, { gb, max }: MobileFamily): DataVolume => ({
  gb,
  max,
  throttled: gb === null ? null : throttled,
})

/** All mobile tariffs. Their prices are the same on every day: no promotion concerns them. */
export function mobileTariffs(data: MobileData): SoldTariff[] {
  const variants = mobileVariantsOf(data)
  return [
    ...variants.map((variant, index) => postPaidTariff(data, variant, index)),
    ...data.prepaid.map((family, index) => prepaidTariff(data, family, variants.length + index)),
  ]
}

/** True when the category sells the tariff. */
export function isInMobileCategory(
  { prepaid, offers }: MobileCategory,
  { kind, properties: { offer } }: Tariff,
): boolean {
  if (kind === 'prepaid') return prepaid
  return kind === 'mobile' && offer !== undefined && offers.includes(offer)
}

function postPaidTariff(data: MobileData, variant: MobileVariant, index: number): SoldTariff {
  const { family, offer, device, term } = variant
  const name = [family.name, offer.label].filter(Boolean).join(' ')
  return {
    ...sharedFacts(data, family, name),
    kind: 'mobile',
    concrete_product_id: mobileTariffIdOf(variant),
    properties: {
      product_id: mobileProductIdOf(variant),
      sublevel: device ? WITH_DEVICE : NO_DEVICE,
      contract_term: term.months,
      family: family.id,
      offer: offer.id,
      counterpart_id: mobileTariffIdOf({ ...variant, device: !device }),
      sort_index: sortIndex(family, index),
    },
    benefits: [CALLS_INCLUDED, ...family.benefits, ...offer.benefits],
    footnote_tag: mobileFootnoteTagOf(variant),
    conditions: mobileConditionsOf(data, variant),
  }
}

function prepaidTariff(data: MobileData, family: PrepaidFamily, index: number): SoldTariff {
  return {
    ...sharedFacts(data, family, family.name),
    kind: 'prepaid',
    concrete_product_id: family.id,
    properties: {
      product_id: family.id,
      sublevel: NO_DEVICE,
      contract_term: 0,
      family: family.id,
      prepaid: true,
      sort_index: sortIndex(family, index),
    },
    benefits: [...(family.per_use ? [] : [CALLS_INCLUDED]), ...family.benefits],
    ...(family.per_use && { usage_prices: perUseText(family.per_use) }),
    footnote_tag: family.footnote,
    conditions: [condition(CONDITION.fourWeekly, family.price)],
  }
}

const sortIndex = ({ sort_index }: MobileFamily, index: number): number => sort_index * 1000 + index

const sharedFacts = (data: MobileData, family: MobileFamily, name: string) => ({
  product_name: name,
  name,
  description: family.description,
  ...(family.recommendation && { recommendation: family.recommendation }),
  data_volume: dataVolumeOf(data, family),
  launched_on: family.launched_on,
  possible_promotions: [],
  incentives: [],
})
