import { startOfDay } from '@nimbus/server-kit/clock'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { ADULT_AGE, YOUNG_AGE_MAX } from '@nimbus/shared-contracts/forms/rules'
import { cents, formatEuro, isMonthly, parseEuro, type PriceCondition } from '@nimbus/shared-contracts/money'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import type { CatalogueData, GroupData } from '../data/data'
import { promotionsOf } from '../tariffs/promotions'
import { soldTariffsAt } from '../tariffs/sold-tariffs'
import { inEach, type Fault, type Rule } from './rule'

/** What texts of the catalogue state of a tariff, which its own facts have to say too (CAT-26). */
export const STATEMENT_RULES: readonly Rule[] = [
  // texts of families, offers and television choices: amounts, terms, speeds and volumes are those of each tariff that they belong to
  function* (data) {
    const sold = soldOnAllDays(data)
    const withProperty = (key: 'family' | 'offer' | 'tv', id: string): Sold[] =>
      sold.filter(({ tariff }) => (tariff.properties as Record<string, unknown>)[key] === id)
    const { families, offers, tv, mobile } = data
    yield* inEach('families', [], families, ({ id, description, recommendation, benefits }) =>
      statementFaults([description, recommendation ?? '', ...benefits], withProperty('family', id)),
    )
    yield* inEach('offers', [], offers, ({ id, label, benefits }) =>
      statementFaults([label, ...benefits], ofKind(withProperty('offer', id), 'landline')),
    )
    yield* inEach('tv', [], tv, ({ id, label, benefits }) =>
      statementFaults([label, ...benefits], withProperty('tv', id)),
    )
    for (const list of ['families', 'prepaid'] as const)
      yield* inEach('mobile', [list], mobile[list], ({ id, description, recommendation, benefits }) =>
        statementFaults([description, recommendation ?? '', ...benefits], withProperty('family', id)),
      )
    yield* inEach('mobile', ['offers'], mobile.offers, ({ id, label, benefits }) =>
      statementFaults([label, ...benefits], ofKind(withProperty('offer', id), 'mobile')),
    )
  },
  // recommendations: one of the tariffs that stand beside each other, since of two marks none says anything (CAT-28)
  function* ({ families, mobile }) {
    yield* inEach('families', [], families, ({ id, technology, recommendation }, index) => {
      const before = families.slice(0, index).filter((other) => other.technology === technology)
      return [recommendation !== undefined && secondMark(id, before)]
    })
    for (const list of ['families', 'prepaid'] as const)
      yield* inEach('mobile', [list], mobile[list], ({ id, recommendation }, index) => [
        recommendation !== undefined && secondMark(id, mobile[list].slice(0, index)),
      ])
  },
  // names of fibre: the number in them is the highest speed
  ({ families }) =>
    inEach('families', [], families, ({ name, technology, bandwidth }) => {
      const named = technology === 'FIBRE' ? /[\d.]+$/.exec(name)?.[0] : undefined
      const max = formatNumber(bandwidth.down.max)
      return [named !== undefined && named !== max && `${name} is called by ${named}, its maximum is ${max} MBit/s`]
    }),
  // texts of options and devices: amounts, terms and notice are their own
  function* ({ items }) {
    for (const list of ['options', 'hardware'] as const)
      for (const [index, group] of items[list].entries())
        yield* inEach('items', [list, index, 'items'], group.items, (item) => itemFaults(group, item))
  },
  // start prices: only for terms that are sold
  ({ promotions, catalogue: { terms } }) =>
    inEach('promotions', ['start_price', 'terms'], promotions.start_price.terms, (term) => [
      !terms.includes(term) && `a start price for ${term} months, but tariffs have ${terms.join(' and ')}`,
    ]),
]

/** secondMark('dsl-xl', [dsl-l with a recommendation]) → 'dsl-xl is recommended beside dsl-l' */
function secondMark(id: string, before: readonly { id: string; recommendation?: string }[]): Fault {
  const first = before.find(({ recommendation }) => recommendation !== undefined)
  return first !== undefined && `${id} is recommended beside ${first.id}`
}

/** A tariff with all that it costs on any day. */
interface Sold {
  tariff: Tariff
  conditions: readonly PriceCondition[]
}

/** Each tariff with its prices without promotion and during each of them. */
function soldOnAllDays(data: CatalogueData): Sold[] {
  const before = Math.min(0, ...promotionsOf(data).map(({ valid_from }) => Date.parse(valid_from) - 1))
  const instants = [new Date(before), ...data.promotions.periods.map(({ first_day }) => startOfDay(first_day))]
  const [tariffs = [], ...later] = instants.map((now) => soldTariffsAt(data, now))
  return tariffs.map((tariff, index) => ({
    tariff,
    conditions: [tariff, ...later.flatMap((others) => others[index] ?? [])].flatMap(({ conditions }) => conditions),
  }))
}

const ofKind = (sold: readonly Sold[], kind: Tariff['kind']): Sold[] =>
  sold.filter(({ tariff }) => tariff.kind === kind)

/** What is said, as it is written, and how it is found. */
const AMOUNT = /[\d.]+(?:,\d\d)?(?=[ \u00a0]€)/g
const MONTHS = /\d+(?=[ \u00a0]Monat)/g
const SPEED = /[\d.,]*\d(?=[ \u00a0]MBit)/g
const VOLUME = /[\d.]+(?=[ \u00a0]GB)/g
const AGES = /(\d\d) bis (\d\d)(?= Jahren?|\))/g

const said = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([found]) => found)

/** Each statement that a tariff contradicts, once, with the first tariff that does. */
function statementFaults(texts: readonly string[], sold: readonly Sold[]): Fault[] {
  const faults = new Map<string, string>()
  for (const text of texts)
    for (const { tariff, conditions } of sold)
      for (const [statement, truth] of contradictions(text, tariff, conditions))
        if (!faults.has(statement))
          faults.set(statement, `"${text}" says ${statement}, but ${tariff.concrete_product_id} has ${truth}`)
  return [...faults.values()]
}

/** What a text says of a tariff that isn't so, with what is. */
function contradictions(text: string, tariff: Tariff, conditions: readonly PriceCondition[]): [string, string][] {
  const { contract_term } = tariff.properties
  const speeds = tariff.kind === 'landline' ? tariff.bandwidth : tariff.data_volume.max
  const rates = Object.values(speeds).flatMap((rate) =>
    typeof rate === 'number' ? [rate] : Object.values<number>(rate),
  )
  const volume = tariff.kind === 'landline' ? null : tariff.data_volume.gb
  // a month may be one of the price too: "24 Monate günstiger"
  const months = [
    contract_term,
    ...conditions.filter(isMonthly).flatMap(({ period_till }) => (period_till ? [period_till - 1] : [])),
  ]
  return [
    ...others(
      said(text, AMOUNT),
      conditions.map(({ gross_value }) => amountText(gross_value)),
      '€',
    ),
    ...others(said(text, MONTHS), months.map(String), 'Monate'),
    ...others(said(text, SPEED), rates.map(formatNumber), 'MBit/s'),
    ...others(said(text, VOLUME), volume === null ? [] : [formatNumber(volume)], 'GB'),
    ...others(said(text, AGES), [`${ADULT_AGE} bis ${YOUNG_AGE_MAX}`], 'Jahre'),
  ]
}

/** others(['19,95'], ['9,95', '69,95'], '€') → [['19,95 €', '9,95, 69,95 €']] */
const others = (named: readonly string[], right: readonly string[], unit: string): [string, string][] =>
  named
    .filter((value) => !right.includes(value))
    .map((value) => [`${value} ${unit}`, right.length > 0 ? `${[...new Set(right)].join(', ')} ${unit}` : `no ${unit}`])

/** amountText(1995) → '19,95', as it stands before "€" */
const amountText = (amount: number): string => formatEuro(cents(amount)).replace(/\u00a0€$/, '')

const IN_WORDS: Record<string, number> = { einem: 1, zwei: 2, drei: 3 }
const NOTICE = /mit (einem|zwei|drei|\d+)[ \u00a0]Monate?n? Frist/g

function itemFaults(
  group: GroupData,
  { id, description, benefits, monthly, contract_term, notice_months }: GroupData['items'][number],
): Fault[] {
  const own = [description, ...benefits]
  return [
    ...own.flatMap((text) => [
      ...said(text, AMOUNT)
        .filter((amount) => parseEuro(`${amount} €`) !== monthly)
        .map((amount) => `${id} says ${amount} €, but costs ${formatEuro(cents(monthly))} a month`),
      ...said(text, MONTHS)
        .filter((months) => contract_term !== undefined && Number(months) !== contract_term)
        .map((months) => `${id} says ${months} months, but binds for ${contract_term}`),
    ]),
    ...[group.description, ...own].flatMap((text) =>
      [...text.matchAll(NOTICE)]
        .map(([, months = '']) => IN_WORDS[months] ?? Number(months))
        .filter((months) => notice_months !== undefined && months !== notice_months)
        .map((months) => `${id} says ${months} months of notice, but has ${notice_months}`),
    ),
  ]
}
