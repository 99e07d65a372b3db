import { startOfDay } from '@nimbus/server-kit/clock'
import { LONGEST_TERM, OFFERED_TERM } from '@nimbus/shared-contracts/law'
import type { LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { LAST_MONTH } from '@nimbus/shared-contracts/money'
import { LANDLINE_CATEGORY, LANDLINE_YOUNG_CATEGORY } from '@nimbus/shared-contracts/routes'
import type { Archived, GroupData, ItemData, TvChoice } from '../data/data'
import { goesWith } from '../tariffs/items'
import { mobileFootnoteTagOf, mobileTariffs, mobileVariantsOf } from '../tariffs/mobile-tariffs'
import { promotionsOf } from '../tariffs/promotions'
import { soldTariffsAt } from '../tariffs/sold-tariffs'
import { footnoteTagOf, tariffIdOf, tariffsAt, variantsOf } from '../tariffs/tariffs'
import { priceFaults } from './price-faults'
import { at, eachMissing, eachTwice, idsOf, inEach, isTwice, slugsOf, type Fault, type Rule } from './rule'

/** Streaming options cost 4,99 to 9,99 a month and end with one month's notice (PRICE-26). */
const STREAMING = { group: 'streaming-video', from: 499, till: 999, notice: 1 }

const ROUTER_GROUP = 'router'

/** What has to hold for landline tariffs, their promotions, options and hardware, and for what all tariffs share. */
export const LANDLINE_RULES: readonly Rule[] = [
  // terms: none above 24 months, one of at most 12 for every tariff
  function* ({ catalogue: { terms } }) {
    const isOffered = terms.some((term) => term > 0 && term <= OFFERED_TERM)
    yield* at('catalogue', ['terms'], [!isOffered && `no tariff has a variant of at most ${OFFERED_TERM} months`])
    yield* inEach('catalogue', ['terms'], terms, (term) => [termFault(term)])
  },
  // offers: Young needs a young price on each of its technologies, and every offer is sold in some category
  function* ({ families, offers, tv, categories }) {
    const young = offers.filter(({ young_months }) => young_months !== undefined)
    for (const [index, { id, technology, young_price, price }] of families.entries()) {
      if (!young.some(({ technologies }) => technologies.includes(technology))) continue
      yield* at('families', [index], [young_price === undefined && `${id} has no young_price`])
      const isDear = young_price !== undefined && young_price >= price
      yield* at('families', [index, 'young_price'], [isDear && `of ${id} is not below the regular price`])
    }
    yield* inEach('offers', [], offers, ({ id, technologies }) =>
      technologies.map((technology): Fault => {
        const sells = (category: (typeof categories)[number]) =>
          category.offers.includes(id) && category.technologies.includes(technology)
        return !categories.some(sells) && `${id} on ${technology} is in no category`
      }),
    )
    const isFree = tv.find(({ id }) => id === 'NONE')?.surcharge === 0
    yield* at('tv', [], [!isFree && 'the choice NONE is missing or costs something'])
  },
  // names: no id and no footnote tag twice, among landline and mobile tariffs together; no slug twice
  function* (data) {
    const { mobile, categories, promotions, catalogue, items } = data
    const variants = variantsOf(data)
    const ids = variants.map(tariffIdOf)
    const mobileIds = mobileTariffs(mobile).map(({ concrete_product_id }) => concrete_product_id)
    const mobileVariants = mobileVariantsOf(mobile).filter(({ term }) => term === mobile.terms[0])
    const tags = [
      ...variants.filter(({ term }) => term === catalogue.terms[0]).map(footnoteTagOf),
      ...mobileVariants.map(mobileFootnoteTagOf),
      ...mobile.prepaid.map(({ footnote }) => footnote),
    ]
    const itemIds = [...items.options, ...items.hardware].flatMap((group) => idsOf(group.items))
    const called = (id: string): string => `two tariffs would be called ${id}`
    yield* at('families', [], eachTwice(ids, called))
    yield* at('mobile', [], eachTwice([...new Set(ids), ...mobileIds], called))
    yield* at(
      'offers',
      [],
      eachTwice(tags, (tag) => `two tariffs would have the footnote ${tag}`),
    )
    yield* at(
      'items',
      [],
      eachTwice(itemIds, (id) => `two items are called ${id}`),
    )
    yield* at('categories', [], eachTwice(slugsOf(categories), isTwice))
    yield* at('promotions', ['periods'], eachTwice(idsOf(promotions.periods), isTwice))
  },
  // categories: all those that links of the shop lead to
  ({ categories }) => {
    const linked = [LANDLINE_CATEGORY, LANDLINE_YOUNG_CATEGORY]
    return at(
      'categories',
      [],
      eachMissing(slugsOf(categories), linked, (slug) => `the category ${slug} is missing`),
    )
  },
  // speeds: minimum ≤ normally available ≤ maximum, all above zero, in both directions (TKTransparenzV § 1)
  function* ({ families }) {
    for (const [index, { id, bandwidth, bandwidth_variants }] of families.entries()) {
      const places = [
        { keys: [index, 'bandwidth'], of: bandwidth },
        ...bandwidth_variants.map((variant, of) => ({
          keys: [index, 'bandwidth_variants', of, 'bandwidth'],
          of: variant.bandwidth,
        })),
      ]
      for (const { keys, of } of places)
        for (const direction of ['down', 'up'] as const) {
          const { min, normal, max } = of[direction]
          const isOrdered = 0 < min && min <= normal && normal <= max
          const text = `speeds of ${id} aren't 0 < min ≤ normal ≤ max: ${min}, ${normal}, ${max}`
          yield* at('families', [...keys, direction], [!isOrdered && text])
        }
    }
  },
  // promotions: each has an end after its beginning, and no two run on one day
  ({ promotions: { periods } }) =>
    inEach('promotions', ['periods'], periods, ({ id, first_day, last_day }, index): Fault[] => {
      if (last_day < first_day) return [`${id} ends on ${last_day}, before it begins on ${first_day}`]
      return periods
        .slice(index + 1)
        .filter((other) => first_day <= other.last_day && other.first_day <= last_day)
        .map((other) => `${id} and ${other.id} run on the same days`)
    }),
  // start prices: one for each technology and offer that is sold, below the regular price, within the months 1 to 38
  function* ({ promotions, offers, families }) {
    const { steps } = promotions.start_price
    for (const { id, technologies } of offers)
      for (const technology of technologies) {
        const { length } = steps.filter((step) => step.technology === technology && step.offer === id)
        yield* at(
          'promotions',
          ['start_price', 'steps'],
          [
            length === 0 && `${id} on ${technology} has no start price`,
            length > 1 && `${id} on ${technology} has start prices that overlap`,
          ],
        )
      }
    for (const [index, { technology, months, price }] of steps.entries()) {
      const keys = ['start_price', 'steps', index]
      const sold = families.filter((family) => family.technology === technology)
      const lowest = Math.min(...sold.map((family) => family.young_price ?? family.price))
      const isListed = months >= 1 && months < LAST_MONTH
      yield* at('promotions', [...keys, 'months'], [!isListed && `${months} months is not from 1 to ${LAST_MONTH - 1}`])
      yield* at('promotions', [...keys, 'price'], [price >= lowest && `${price} cents is not below the price after it`])
    }
  },
  // options and hardware: what has to be taken is free, and a router of one's own can always be chosen (TKG § 73(3))
  function* ({ items }) {
    for (const list of ['options', 'hardware'] as const)
      for (const [index, group] of items[list].entries())
        yield* inEach('items', [list, index, 'items'], group.items, (item) =>
          itemFaults(group, item).map((fault) => fault && `${item.id} ${fault}`),
        )
    const index = items.hardware.findIndex(({ id }) => id === ROUTER_GROUP)
    const routers = items.hardware[index]?.items
    if (!routers) return yield* at('items', ['hardware'], [`the group ${ROUTER_GROUP} is missing`])
    const [first] = routers
    const isFree = first?.monthly === 0 && !first.shipped && !first.technologies && !first.tvs
    const place = ['hardware', index, 'items']
    yield* at('items', [...place, 0], [!isFree && 'the first router is not a free device of one’s own'])
    yield* inEach('items', place, routers, ({ id, mandatory }) => [
      mandatory && `${id} is mandatory, but no router may be`,
    ])
  },
  // terms of items: what belongs to a tariff binds as long as the tariff, what is chosen with it no longer (TKG § 66(3))
  function* (data) {
    const tariffs = tariffsAt(data, new Date(0))
    for (const list of ['options', 'hardware'] as const)
      for (const [index, { items }] of data.items[list].entries())
        yield* inEach('items', [list, index, 'items'], items, (item) => itemTermFaults(item, tariffs))
  },
  // streaming: nobody is sold a service that is in the tariff already, and what is in it is a service that is sold (CAT-27)
  function* ({ items, tv }) {
    const sold = items.options.flatMap((group) => group.items.flatMap(({ streams }) => streams))
    yield* inEach('tv', [], tv, ({ id, streams }) =>
      streams.map((stream) => !sold.includes(stream) && `${id} has ${stream}, which no option has`),
    )
    for (const [index, group] of items.options.entries())
      yield* inEach('items', ['options', index, 'items'], group.items, (item) => soldAgain(item, tv))
  },
  // every tariff by its prices, as it is without promotion and during each of them
  function* (data) {
    const before = Math.min(0, ...promotionsOf(data).map(({ valid_from }) => Date.parse(valid_from) - 1))
    const instants = [
      { name: 'without promotion', now: new Date(before) },
      ...data.promotions.periods.map(({ id, first_day }) => ({ name: `during ${id}`, now: startOfDay(first_day) })),
    ]
    for (const { name, now } of instants)
      for (const tariff of tariffsAt(data, now)) {
        const index = data.families.findIndex(({ id }) => id === tariff.properties.family)
        const faults = priceFaults(tariff).map((fault) => `${tariff.concrete_product_id} ${name}: ${fault}`)
        yield* at('families', [index], faults)
      }
  },
  // fees: each is put on tariffs that are sold, and on none twice
  function* (data) {
    const { fees } = data.catalogue
    const sold = new Set(soldTariffsAt(data, new Date(0)).map(({ concrete_product_id }) => concrete_product_id))
    for (const [index, { name, tariffs }] of fees.entries()) {
      const others = fees.slice(0, index).flatMap((fee) => (fee.name === name ? fee.tariffs : []))
      yield* inEach('catalogue', ['fees', index, 'tariffs'], tariffs, (id, place) => [
        !sold.has(id) && `there is no tariff ${id}`,
        sold.has(id) && [...others, ...tariffs.slice(0, place)].includes(id) && `${id} has ${name} twice`,
      ])
    }
  },
  // archived tariffs: a contract has a term within the law, prepaid none
  function* ({ archive }) {
    for (const [index, tariff] of archive.entries()) {
      yield* at('archive', [index, 'contract_term'], [archivedTermFault(tariff)])
    }
  },
]

/** termFault(36) → '36 months is not from 1 to 24' */
const termFault = (term: number): Fault =>
  (term < 1 || term > LONGEST_TERM) && `${term} months is not from 1 to ${LONGEST_TERM}`

const archivedTermFault = ({ technology, contract_term }: Archived): Fault =>
  technology === 'PREPAID' ? contract_term !== 0 && 'prepaid has no minimum term' : termFault(contract_term)

function itemFaults(group: GroupData, { mandatory, monthly, contract_term, notice_months }: ItemData): Fault[] {
  const isStreaming = group.id === STREAMING.group
  return [
    mandatory && monthly > 0 && 'is mandatory and costs something',
    !mandatory && contract_term === undefined && 'has no term (contract_term)',
    isStreaming && (monthly < STREAMING.from || monthly > STREAMING.till) && 'costs less than 4,99 or more than 9,99',
    isStreaming && notice_months !== STREAMING.notice && "doesn't end with one month's notice",
  ]
}

/** soldAgain(Serien, [MegaStream]) → ['streaming-serien has Serien, and goes with MEGASTREAM, which has Serien, Filme, Sport'] */
const soldAgain = ({ id, streams, tvs }: ItemData, choices: readonly TvChoice[]): Fault[] =>
  choices.map(
    (tv) =>
      (tvs?.includes(tv.id) ?? true) &&
      streams.some((stream) => tv.streams.includes(stream)) &&
      `${id} has ${streams.join(', ')}, and goes with ${tv.id}, which has ${tv.streams.join(', ')}`,
  )

/** One fault for each term of a tariff that the item's own contradicts, with the first tariff that has it. */
function itemTermFaults(item: ItemData, tariffs: readonly LandlineTariff[]): Fault[] {
  const { id, contract_term: own, mandatory } = item
  if (own === undefined) return []
  const contradicted = new Map<number, string>()
  for (const tariff of tariffs.filter((candidate) => goesWith(item, candidate))) {
    const { contract_term } = tariff.properties
    const agrees = mandatory ? own === contract_term : own <= contract_term
    if (!agrees && !contradicted.has(contract_term)) contradicted.set(contract_term, tariff.concrete_product_id)
  }
  return [...contradicted].map(
    ([term, tariff]) => `${id} binds for ${own} months, but its tariff ${tariff} for ${term}`,
  )
}
