import { formatMoment } from '@nimbus/shared-contracts/dates'
import type { OrderStatus } from '@nimbus/shared-contracts/order-status'
import * as v from 'valibot'
import type { ListenerOverview } from '../../platform/events/listener-overview'
import type { ListedOrder } from './operator-answers'
import { orderEventSchema, type EventKind, type OrderEvent } from '../../platform/database/order-event'

interface Command {
  kind: EventKind
  /** What follows the order number, by the event's fields in their order. */
  fields?: readonly string[]
  /** For the help. */
  arguments?: string
  does: string
}

/** The operator's words for what happens to an order. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  confirm: { kind: 'confirmed', does: 'accepts the order: the contract is concluded' },
  identify: { kind: 'identified', does: 'notes that the identity is proved (prepaid)' },
  'request-porting': { kind: 'porting-requested', does: 'asks the former provider' },
  'reject-porting': {
    kind: 'porting-rejected',
    fields: ['code'],
    arguments: '<RNG|ADF|AIF|WAI|KNI|VAE|SON>',
    does: 'notes that the former provider refuses',
  },
  'correct-porting': { kind: 'porting-corrected', does: 'notes that the customer has answered' },
  'accept-porting': {
    kind: 'porting-accepted',
    fields: ['on'],
    arguments: '<day>',
    does: 'notes the day on which the number comes, as 2026-12-14',
  },
  dispatch: {
    kind: 'dispatched',
    fields: ['parcel'],
    arguments: '[parcel number]',
    does: 'notes that the parcel is sent',
  },
  provision: { kind: 'provisioned', does: 'sends access data or the eSIM' },
  'propose-appointments': {
    kind: 'appointments-proposed',
    fields: ['on', 'from', 'till', 'or_on', 'or_from', 'or_till'],
    arguments: '<day from till> <day from till>',
    does: 'asks the customer to choose, as 2026-12-14 08:00 12:00 2026-12-15 12:00 16:00',
  },
  appointment: {
    kind: 'appointment',
    fields: ['on', 'from', 'till'],
    arguments: '<day> [from till]',
    does: 'notes when the technician comes, as 2026-12-14 08:00 12:00',
  },
  activate: { kind: 'activated', does: 'notes that the service works' },
  hold: { kind: 'held', does: 'stops the order for now' },
  resume: { kind: 'resumed', does: 'goes on where it was' },
  'request-cancellation': { kind: 'cancellation-requested', does: 'notes that somebody wants it cancelled' },
  'accept-cancellation': { kind: 'cancellation-accepted', does: 'agrees to that' },
  'refuse-cancellation': { kind: 'cancellation-refused', does: 'goes on where it was' },
  cancel: { kind: 'cancelled', does: 'ends the order' },
  reject: { kind: 'rejected', does: 'declines an order without a contract' },
  fail: { kind: 'failed', does: 'gives up an order that cannot be carried out' },
}

/**
 * The event of a command line, or what is wrong with it.
 * eventOf('reject-porting', ['ADF']) → {kind: 'porting-rejected', code: 'ADF'}
 */
export function eventOf(name: string, args: readonly string[]): OrderEvent | string {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return `no command "${name}"`
  const { kind, fields = [] } = command
  if (args.length > fields.length) return `"${name}" takes no "${args[fields.length]}"`
  const given = Object.fromEntries(args.map((value, index) => [fields[index], value]))
  const parsed = v.safeParse(orderEventSchema, { kind, ...given })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return `"${name}": ${v.getDotPath(issue) ?? ''} ${issue.message}`
}

/** One line on where an order stands, in German time as the customer reads it. */
export const stateLine = ({ order_id, progress: { state, changed_at } }: OrderStatus): string =>
  `${order_id} is ${state} since ${formatMoment(changed_at)}.`

/** One order in a list. orderLine(…) → 'NB-2026-7K3M9Q  27.11.2026, 12:00 Uhr  acknowledged           Glasfaser 150' */
export const orderLine = ({ order_id, ordered_at, state, products }: ListedOrder): string =>
  [order_id, formatMoment(ordered_at), state.padEnd(21), products.join(', ')].join('  ')

/** momentLine('2026-11-27T11:00:00Z', 'received') → '  27.11.2026, 12:00 Uhr  received' */
export const momentLine = (at: string, what: string): string => `  ${formatMoment(at)}  ${what}`

/**
 * Who is told of orders. listenerLine({id: '7f…', api: 'TMF622', host: 'oms.example', waiting: 3, last_error: '503', …})
 * → '7f…  TMF622  oms.example  3 wait since 27.11.2026, 12:00 Uhr, 503'
 */
export function listenerLine(listener: ListenerOverview): string {
  const { id, api, host, query, waiting, failed, oldest_at, last_error, given_up_at, given_up_for } = listener
  const since = (at: string | undefined): string => (at === undefined ? '' : ` since ${formatMoment(at)}`)
  const { missed = 0, missed_since } = listener
  const state = [
    ...(given_up_at === undefined ? [] : [`GIVEN UP${since(given_up_at)} for ${given_up_for}: register it again`]),
    waiting === 0 ? 'nothing waits' : `${waiting} wait${since(oldest_at)}`,
    ...(missed === 0 ? [] : [`${missed} never told${since(missed_since)}`]),
    ...(failed === 0 ? [] : [`${failed} given up`]),
    ...(last_error && given_up_at === undefined ? [last_error] : []),
  ]
  return [id, api, host, ...(query ? [query] : []), state.join(', ')].join('  ')
}

/** The commands that may be called for an order now. */
export const commandsOf = (possible: readonly string[]): string[] =>
  Object.entries(COMMANDS).flatMap(([name, { kind }]) => (possible.includes(kind) ? [name] : []))
