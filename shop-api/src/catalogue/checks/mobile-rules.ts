import { LONGEST_TERM, OFFERED_TERM } from '@nimbus/shared-contracts/law'
import { CONDITION, LAST_MONTH } from '@nimbus/shared-contracts/money'
import { MOBILE_CATEGORY, MOBILE_YOUNG_CATEGORY, PREPAID_CATEGORY } from '@nimbus/shared-contracts/routes'
import type { MobileData, MobileFamily } from '../data/mobile-data'
import { mobileTariffs } from '../tariffs/mobile-tariffs'
import { priceFaults } from './price-faults'
import { at, eachMissing, eachTwice, idsOf, inEach, isTwice, slugsOf, type Fault, type Rule } from './rule'

/** What is left of the speed after the included volume, kbit/s (PRICE-29). */
const THROTTLED = { down: 64, up: 16 }

/** What trade-in and cashback may be (PRICE-30), in cents. */
const BONUS = { from: 10000, till: 30000 }
const CASHBACK = [12000, 24000]

/** What has to hold for mobile tariffs and what is given with them. */
export const MOBILE_RULES: readonly Rule[] = [
  // terms: none above 24 months, one of at most 12, and the price of a family is that of the longest
  function* ({ mobile: { terms } }) {
    const longest = Math.max(...terms.map(({ months }) => months))
    const isOffered = terms.some(({ months }) => months > 0 && months <= OFFERED_TERM)
    yield* at('mobile', ['terms'], [!isOffered && `no tariff has a variant of at most ${OFFERED_TERM} months`])
    for (const [index, { months, surcharge }] of terms.entries()) {
      const isLegal = months >= 1 && months <= LONGEST_TERM
      const isDearer = months === longest && surcharge > 0
      yield* at('mobile', ['terms', index, 'months'], [!isLegal && `${months} months is not from 1 to ${LONGEST_TERM}`])
      yield* at(
        'mobile',
        ['terms', index, 'surcharge'],
        [isDearer && 'the longest term costs more than the price of its family'],
      )
    }
  },
  // volumes: above zero where there is a limit, throttled to 64/16 kbit/s after it, and more never costs less
  function* ({ mobile: { throttled, families, prepaid } }) {
    const { down, up } = throttled
    const isThrottled = down === THROTTLED.down && up === THROTTLED.up
    const text = `${down}/${up} kbit/s is not ${THROTTLED.down}/${THROTTLED.up}`
    yield* at('mobile', ['throttled'], [!isThrottled && text])
    yield* volumeProblems('families', families)
    yield* volumeProblems('prepaid', prepaid)
  },
  // offers: a young price stays above zero and becomes the regular one within the months that are listed
  function* ({ mobile: { offers, families } }) {
    const lowest = Math.min(...families.map(({ price }) => price))
    const isStandard = offers.some(({ id, young }) => id === 'STANDARD' && !young)
    yield* at('mobile', ['offers'], [!isStandard && 'the offer STANDARD is missing or for the young only'])
    for (const [index, { id, young }] of offers.entries()) {
      if (!young) continue
      const { reduction, months } = young
      yield* at(
        'mobile',
        ['offers', index, 'young'],
        [
          (reduction <= 0 || reduction >= lowest) && `${id} is not cheaper, or costs nothing: ${reduction} cents less`,
          (months < 1 || months >= LAST_MONTH) && `${months} months is not from 1 to ${LAST_MONTH - 1}`,
        ],
      )
    }
  },
  // categories: all those that links lead to and none twice; every offer and prepaid are sold somewhere, and none sells both
  function* ({ mobile: { categories, offers, prepaid } }) {
    const linked = [MOBILE_CATEGORY, MOBILE_YOUNG_CATEGORY, PREPAID_CATEGORY]
    const slugs = slugsOf(categories)
    yield* at(
      'mobile',
      ['categories'],
      eachMissing(slugs, linked, (slug) => `the category ${slug} is missing`),
    )
    yield* at('mobile', ['categories'], eachTwice(slugs, isTwice))
    yield* inEach('mobile', ['offers'], offers, ({ id }) => [
      !categories.some((category) => category.offers.includes(id)) && `${id} is in no category`,
    ])
    const isSold = prepaid.length === 0 || categories.some((category) => category.prepaid)
    yield* at('mobile', ['prepaid'], [!isSold && 'is in no category'])
    yield* inEach('mobile', ['categories'], categories, (category) => [
      category.prepaid === category.offers.length > 0 && `${category.slug} sells either prepaid or offers`,
    ])
  },
  // every mobile tariff by its prices: prepaid has one price every four weeks and no provisioning
  function* ({ mobile }) {
    for (const tariff of mobileTariffs(mobile)) {
      const prepaid = tariff.kind === 'prepaid'
      const paid = tariff.conditions.some(({ type, gross_value }) => type === CONDITION.fourWeekly && gross_value > 0)
      const faults = [...priceFaults(tariff, prepaid ? 0 : 1), ...(prepaid && !paid ? ['prepaid costs nothing'] : [])]
      const place = placeOf(mobile, tariff.properties.family)
      yield* at(
        'mobile',
        place,
        faults.map((fault) => `${tariff.concrete_product_id}: ${fault}`),
      )
    }
  },
  // campaigns: the amounts of the offer, an end after the beginning, and only families and terms that are sold
  function* ({ campaigns: { trade_in, cashback }, mobile }) {
    const families = idsOf(mobile.families)
    const { bonus, first_day, last_day } = trade_in
    const isWithin = BONUS.from <= bonus.from && bonus.from <= bonus.till && bonus.till <= BONUS.till
    const isTerm = mobile.terms.some(({ months }) => months === cashback.contract_term)
    yield* at(
      'campaigns',
      ['trade_in', 'bonus'],
      [!isWithin && `${bonus.from} to ${bonus.till} cents is not within 100 to 300 €`],
    )
    yield* at('campaigns', ['trade_in', 'last_day'], [endFault(first_day, last_day)])
    yield* at('campaigns', ['cashback', 'last_day'], [endFault(cashback.first_day, cashback.last_day)])
    yield* at(
      'campaigns',
      ['cashback', 'contract_term'],
      [!isTerm && `no tariff has a term of ${cashback.contract_term} months`],
    )
    for (const [index, { families: named, amount }] of cashback.amounts.entries()) {
      const place = ['cashback', 'amounts', index]
      const isAmount = CASHBACK.includes(amount)
      yield* at('campaigns', [...place, 'amount'], [!isAmount && `${amount} cents is neither 120 nor 240 €`])
      yield* at(
        'campaigns',
        [...place, 'families'],
        eachMissing(families, named, (family) => `${family} is not sold`),
      )
    }
  },
]

const endFault = (first: string, last: string | undefined): Fault =>
  last !== undefined && last < first && `${last} is before ${first}`

function* volumeProblems(list: 'families' | 'prepaid', families: readonly MobileFamily[]): ReturnType<typeof at> {
  for (const [index, { id, gb, max, price }] of families.entries()) {
    const smaller = families.filter((other) => (other.gb ?? Infinity) < (gb ?? Infinity))
    const dearer = smaller.find((other) => other.price > price)
    const isOrdered = 0 < max.up && max.up <= max.down
    const slow = `speeds of ${id} aren't 0 < up ≤ down: ${max.up}, ${max.down}`
    yield* at('mobile', [list, index, 'gb'], [gb === 0 && `${id} has no volume; without limit it is null`])
    yield* at('mobile', [list, index, 'max'], [!isOrdered && slow])
    yield* at(
      'mobile',
      [list, index, 'price'],
      [dearer !== undefined && `${id} costs less than ${dearer.id}, which has less`],
    )
  }
}

function placeOf({ families, prepaid }: MobileData, id: string | undefined): (string | number)[] {
  const index = families.findIndex((family) => family.id === id)
  return index >= 0 ? ['families', index] : ['prepaid', prepaid.findIndex((family) => family.id === id)]
}
