import { LONGEST_TERM, OFFERED_TERM } from '@nimbus/shared-contracts/law'
import { CONDITION, LAST_MONTH } from '@nimbus/shared-contracts/money'
import { priceFaults } from './check-prices'
import type { CatalogueData } from '../data/data'
import type { MobileData, MobileFamily } from '../data/mobile-data'
import { mobileTariffs } from '../tariffs/mobile-tariffs'
import { problem, type Problem } from '../data/problem'

/** What is left of the speed after the included volume, kbit/s (PRICE-29). */
const THROTTLED = { down: 64, up: 16 }

/** Terms: none above 24 months, one of at most 12, and the price of a family is that of the longest. */
export function checkMobileTerms({ mobile: { terms } }: CatalogueData): Problem[] {
  const longest = terms.findIndex(({ months }) => months === Math.max(...terms.map((term) => term.months)))
  return [
    ...(terms.some(({ months }) => months > 0 && months <= OFFERED_TERM)
      ? []
      : [problem('mobile', ['terms'], `no tariff has a variant of at most ${OFFERED_TERM} months`)]),
    ...terms.flatMap(({ months }, index) =>
      months >= 1 && months <= LONGEST_TERM
        ? []
        : [problem('mobile', ['terms', index, 'months'], `${months} months is not from 1 to ${LONGEST_TERM}`)],
    ),
    ...(terms[longest]?.surcharge
      ? [problem('mobile', ['terms', longest, 'surcharge'], 'the longest term costs more than the price of its family')]
      : []),
  ]
}

/** Volumes: above zero where there is a limit, throttled to 64/16 kbit/s after it, and more never costs less. */
export function checkVolumes({ mobile }: CatalogueData): Problem[] {
  const { down, up } = mobile.throttled
  const isThrottled = down === THROTTLED.down && up === THROTTLED.up
  return [
    ...(isThrottled
      ? []
      : [problem('mobile', ['throttled'], `${down}/${up} kbit/s is not ${THROTTLED.down}/${THROTTLED.up}`)]),
    ...volumeProblems('families', mobile.families),
    ...volumeProblems('prepaid', mobile.prepaid),
  ]
}

function volumeProblems(list: 'families' | 'prepaid', families: readonly MobileFamily[]): Problem[] {
  return families.flatMap(({ id, gb, max, price }, index) => {
    const smaller = families.filter((other) => (other.gb ?? Infinity) < (gb ?? Infinity))
    const dearer = smaller.find((other) => other.price > price)
    return [
      ...(gb === 0 ? [problem('mobile', [list, index, 'gb'], `${id} has no volume; without limit it is null`)] : []),
      ...(0 < max.up && max.up <= max.down
        ? []
        : [problem('mobile', [list, index, 'max'], `speeds of ${id} aren't 0 < up ≤ down: ${max.up}, ${max.down}`)]),
      ...(dearer
        ? [problem('mobile', [list, index, 'price'], `${id} costs less than ${dearer.id}, which has less`)]
        : []),
    ]
  })
}

/** Offers: a young price stays above zero and becomes the regular one within the months that are listed. */
export function checkMobileOffers({ mobile: { offers, families } }: CatalogueData): Problem[] {
  const lowest = Math.min(...families.map(({ price }) => price))
  return [
    ...(offers.some(({ id, young }) => id === 'STANDARD' && !young)
      ? []
      : [problem('mobile', ['offers'], 'the offer STANDARD is missing or for the young only')]),
    ...offers.flatMap(({ id, young }, index) => {
      if (!young) return []
      const keys = ['offers', index, 'young']
      return [
        ...(young.reduction > 0 && young.reduction < lowest
          ? []
          : [problem('mobile', keys, `${id} is not cheaper, or costs nothing: ${young.reduction} cents less`)]),
        ...(young.months >= 1 && young.months < LAST_MONTH
          ? []
          : [problem('mobile', keys, `${young.months} months is not from 1 to ${LAST_MONTH - 1}`)]),
      ]
    }),
  ]
}

/** Categories: every offer and prepaid are sold somewhere, and none sells both. */
export function checkMobileCategories({ mobile: { categories, offers, prepaid } }: CatalogueData): Problem[] {
  return [
    ...offers.flatMap(({ id }, index) =>
      categories.some((category) => category.offers.includes(id))
        ? []
        : [problem('mobile', ['offers', index], `${id} is in no category`)],
    ),
    ...(prepaid.length === 0 || categories.some((category) => category.prepaid)
      ? []
      : [problem('mobile', ['prepaid'], 'is in no category')]),
    ...categories.flatMap((category, index) =>
      category.prepaid === category.offers.length > 0
        ? [problem('mobile', ['categories', index], `${category.slug} sells either prepaid or offers`)]
        : [],
    ),
  ]
}

/** Expands every mobile tariff and looks at its prices: prepaid has one price every four weeks and no provisioning. */
export function checkMobilePrices({ mobile }: CatalogueData): Problem[] {
  return mobileTariffs(mobile).flatMap((tariff) => {
    const prepaid = tariff.kind === 'prepaid'
    const faults = priceFaults(tariff, prepaid ? 0 : 1)
    if (prepaid && !tariff.conditions.some(({ type, gross_value }) => type === CONDITION.fourWeekly && gross_value > 0))
      faults.push('prepaid costs nothing')
    return faults.map((fault) =>
      problem('mobile', placeOf(mobile, tariff.properties.family), `${tariff.concrete_product_id}: ${fault}`),
    )
  })
}

function placeOf({ families, prepaid }: MobileData, id: string | undefined): (string | number)[] {
  const index = families.findIndex((family) => family.id === id)
  return index >= 0 ? ['families', index] : ['prepaid', prepaid.findIndex((family) => family.id === id)]
}
