import { AFTER_STATEMENTS } from './after-statements'
import { CONDITION_STATEMENTS, CONDITIONS } from './condition-statements'
import { CONTRACT_STATEMENTS } from './contract-statements'
import { extraStatements } from './extra-statements'
import type { Known } from './known'
import { LINE_START_STATEMENTS } from './line-start'
import { MAIL_STATEMENTS } from './mail-statements'
import { PRICE_STATEMENTS } from './price-statements'
import { readSteps, trueSteps, type Order, type Steps } from './price-steps'
import { SERVICE_STATEMENTS } from './service-statements'
import { readStatements, unread, unreadWords } from './statements'
import { USAGE_STATEMENTS } from './usage-statements'
import { euro } from './written'

/** In place of the conditions that hold for an offer, where each of them has to be said. */
export const ALL_CONDITIONS = 'conditions'

const STATEMENTS = [
  ...PRICE_STATEMENTS,
  ...SERVICE_STATEMENTS,
  ...LINE_START_STATEMENTS,
  ...CONDITION_STATEMENTS,
  ...AFTER_STATEMENTS,
  ...CONTRACT_STATEMENTS,
]

/** How a text is read. */
interface Ways {
  order: Order
  needs: readonly string[]
  /** Each word of it has to be read, and so each sentence to be true of who gets it. */
  whole?: boolean | undefined
}

/** How many statements a text makes, and what is wrong with them, with what is missing or was not understood. */
export function readText(
  text: string,
  known: Known,
  { order, needs, whole }: Ways,
): { count: number; wrong: string[] } {
  const own = whole ? MAIL_STATEMENTS : [...USAGE_STATEMENTS, ...extraStatements(known)]
  const terms = readStatements(text, own, known)
  const prices = readSteps(terms.rest, order)
  const others = readStatements(prices.rest, STATEMENTS, known)
  const kinds = new Map([...terms.kinds, ...others.kinds, ['steps', prices.count]])
  return {
    count: [...kinds.values()].reduce((total, count) => total + count, 0),
    wrong: [
      ...terms.wrong,
      ...others.wrong,
      ...wrongSteps(prices, known),
      ...needs
        .flatMap((need) => (need === ALL_CONDITIONS ? conditionsOf(known) : [need]))
        .filter((kind) => !kinds.get(kind))
        .map((kind) => `${kind} is missing`),
      ...(whole ? unreadWords : unread)(others.rest).map((said) => `nobody has read: ${said}`),
    ],
  }
}

const conditionsOf = (known: Known): string[] =>
  Object.entries(CONDITIONS).flatMap(([kind, { holds }]) => (holds(known) ? [kind] : []))

function wrongSteps({ lists, parts }: Steps, known: Known): string[] {
  const allowed = trueSteps(known)
  return [
    ...lists
      .filter((list) => !allowed.includes(list))
      .map((list) => `prices by month: ${list} – right is ${allowed.join(' or ')}`),
    ...parts.flatMap(({ from, tariff, device }) => {
      const right = [known.offer.months[from - 1] ?? 0, known.extras[0]?.months[from - 1] ?? 0].map(euro).join(' and ')
      const said = `${tariff} and ${device}`
      return said === right ? [] : [`parts of a price: ${said} – right is ${right}`]
    }),
  ]
}
