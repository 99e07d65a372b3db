import { costOf, type Known } from './known'
import { says } from './statements'
import { steps } from './written'

const MONTH_WORDS = String.raw`(?:in )?(?:Monat (\d+)(?:–(\d+))?|ab Monat (\d+)|monatlich|in jedem Monat)`
const MONTHS_FIRST = String.raw`(?:je Monat, )?(?:Monat (\d+)(?:–(\d+))?|(?:je Monat )?ab Monat (\d+)|monatlich|jeden Monat|je Monat)`
/** Prices that were read, and what is left of the text. */
export interface Steps {
  count: number
  lists: string[]
  /** What of a price is the tariff's and what the device's. */
  parts: { from: number; tariff: string; device: string }[]
  rest: string
}

/** Whether a price stands before its months ("9,95 € in Monat 1–3"), after them ("Monat 1–3: 9,95 €"), or both. */
export type Order = 'price first' | 'months first'

const PATTERNS: Record<Order, RegExp> = {
  'price first': says`EURO ${MONTH_WORDS}`,
  'months first': says`${MONTHS_FIRST}(?:: Tarif EURO, Gerät EURO)?(?::| \|) EURO`,
}

/** Every list of monthly prices in a text; each begins with month 1. '9,95 € Monat 1–3 | 45,95 € ab Monat 4' → ['1:9,95 4:45,95'] */
export function readSteps(text: string, order: Order): Steps {
  const lists: string[][] = []
  const parts: Steps['parts'] = []
  let count = 0
  const rest = text.replaceAll(PATTERNS[order], (_found: string, ...groups: (string | undefined)[]) => {
    const [amount, first, , since] = order === 'price first' ? groups : [groups[5], groups[0], groups[1], groups[2]]
    const from = first ?? since ?? '1'
    const [tariff, device] = order === 'months first' ? groups.slice(3, 5) : []
    if (tariff && device) parts.push({ from: Number(from), tariff, device })
    if (from === '1') lists.push([])
    lists.at(-1)?.push(`${from}:${amount}`)
    count += 1
    return ' ⟨⟩ '
  })
  const bar = readBar(rest)
  return { count: count + bar.count, lists: [...lists.map(merged), ...bar.lists], parts, rest: bar.rest }
}

/** The bar below the cart. 'Monat 1–3, ab 4 9,95 €, dann 45,95 €' → ['1:9,95 4:45,95'] */
function readBar(text: string): Omit<Steps, 'parts'> {
  const lists: string[] = []
  const rest = text.replaceAll(
    /(?:Monat ((?:\d+–\d+, )+ab \d+)|monatlich) ((?:[\d.,]+ €(?:, (?:dann )?)?)+)/g,
    (_found: string, months: string | undefined, amounts: string) => {
      const firsts = (months ?? '1').split(', ').map((label) => /\d+/.exec(label)?.[0] ?? '')
      const prices = [...amounts.matchAll(/[\d.]+(?:,\d\d)?(?= €)/g)].map(([amount]) => amount)
      lists.push(merged(firsts.map((first, index) => `${first}:${prices[index]}`)))
      return ' ⟨⟩ '
    },
  )
  return { count: lists.length, lists, rest }
}

/** Neighbours with the same amount are one, and nothing at the end is left out. */
function merged(list: readonly string[]): string {
  const kept = list.filter((step, index) => step.split(':')[1] !== list[index - 1]?.split(':')[1])
  if (kept.length > 1 && kept.at(-1)?.endsWith(':0')) kept.pop()
  return kept.join(' ')
}

/** Lists of monthly prices that may be said of an offer, of what is bought with it, and of both together. */
export function trueSteps(known: Known): string[] {
  const { offer, extras, sibling } = known
  const lists = [
    offer.months,
    costOf(known).months,
    ...(sibling ? [sibling.months] : []),
    ...extras.map(({ months }) => months),
  ]
  return [...new Set(lists.filter((months) => months.some(Boolean)).map(steps))]
}
