import {
  clockAt,
  daysBetween,
  lastWithdrawal,
  plusDays,
  plusMonths,
  workingDaysAfter,
  workingDaysUpTo,
  written,
} from './calendar'
import { waits } from './line-start'
import { plannedFrom, type Known } from './known'
import { says, type Statement } from './statements'

/** Days in which an order is confirmed, as it is promised. */
const CONFIRMATION_DAYS = 3

/** Working days after which a parcel comes that is no device. */
const LEAD: readonly [number, number] = [2, 4]

/**
 * First and last day of the parcel: working days from the order on, later by those up to the conclusion. None where the line
 * can't be there by then.
 */
function delivery(known: Known): string[] | undefined {
  const { extras, day, concluded } = known
  const { planned, end = '', moveIn = '' } = waits(known)
  if (planned) return undefined
  const [first, last] = extras.find(({ lead }) => lead !== undefined)?.lead ?? LEAD
  const later = workingDaysUpTo(day, concluded)
  const [from, till] = [workingDaysAfter(day, first + later), workingDaysAfter(day, last + later)]
  // nobody lives there yet, or the former line runs on
  return till < end || till < moveIn ? undefined : [written(from), written(till)]
}

/** The day after the time to withdraw; where fibre is planned, that day. */
const firstDay = ({ offer, day, concluded }: Known): string[] => [
  written(offer.planned ? plannedFrom(day) : plusDays(lastWithdrawal(concluded), 1)),
]
const startPriceEnd = ({ offer, works }: Known): string[] | undefined =>
  works && offer.startMonths > 0 ? [written(plusMonths(works, offer.startMonths))] : undefined
type Withdrawal = 'open' | 'runs' | 'from receipt' | 'over'

/** How far the time to withdraw is on the day that is read: the one of the order, of the conclusion, or weeks later. */
const withdrawalOf = ({ day, concluded, works, extras }: Known): Withdrawal => {
  if (concluded === day) return 'open'
  if (extras.some(({ shipped }) => shipped)) return 'from receipt'
  return works ? 'over' : 'runs'
}

const withdrawal =
  (...states: Withdrawal[]): Statement['is'] =>
  (known) =>
    states.includes(withdrawalOf(known)) ? [written(lastWithdrawal(known.concluded))] : undefined

/** What has happened, by the title under its day: nothing else is told as done, and nothing before it was. */
const HAPPENED: Record<string, (known: Known) => string | undefined> = {
  'Eingang bestätigt': ({ day }) => day,
  'Bestellung eingegangen': ({ day }) => day,
  'Vertrag geschlossen': ({ day, concluded }) => (concluded > day ? concluded : undefined),
  'Anschluss freigeschaltet': ({ works }) => works,
}

const happened = (known: Known, said: readonly string[]): string[] | undefined => {
  const [, title = ''] = said
  const day = HAPPENED[title]?.(known)
  return day === undefined ? undefined : [written(day), title]
}

/** What is told of an order once it is made: what has happened, what comes, until when. */
export const AFTER_STATEMENTS: readonly Statement[] = [
  { kind: 'end of the start price', says: says`Startpreis bis \|? ?DATE`, is: startPriceEnd },
  { kind: 'withdrawal', says: says`Widerruf möglich mindestens bis \|? ?DATE`, is: withdrawal('open', 'from receipt') },
  { kind: 'withdrawal', says: says`Widerruf möglich bis \|? ?DATE`, is: withdrawal('runs') },
  { kind: 'withdrawal', says: says`(?<!Die )Widerrufsfrist endete am \|? ?DATE`, is: withdrawal('over') },
  { kind: 'withdrawn', says: says`Sie können mindestens bis DATE widerrufen\.`, is: withdrawal('open') },
  { kind: 'withdrawn', says: says`Sie können bis DATE widerrufen\.`, is: withdrawal('runs') },
  {
    kind: 'withdrawn',
    says: says`Sie können mindestens bis DATE widerrufen, und 14 Tage ab dem Tag, an dem Sie das letzte Gerät erhalten haben, wenn das später ist\.`,
    is: withdrawal('from receipt'),
  },
  {
    kind: 'withdrawn',
    says: says`Die Widerrufsfrist endete am DATE\. Kündigen können Sie weiterhin`,
    is: withdrawal('over'),
  },
  { kind: 'ordered', says: says`bestellt am DATE`, is: ({ day }) => [written(day)] },
  { kind: 'conclusion', says: says`ab dem Vertragsschluss am DATE`, is: ({ concluded }) => [written(concluded)] },
  {
    kind: 'changed',
    says: says`Stand: DATE, (\d\d:\d\d) Uhr`,
    is: ({ day, instant, concluded, works = concluded }) => [written(works), clockAt(instant, daysBetween(day, works))],
  },
  { kind: 'delivery', says: says`\| DATE bis DATE \|`, is: delivery },
  { kind: 'confirmation', says: says`\| bis DATE \|`, is: ({ day }) => [written(plusDays(day, CONFIRMATION_DAYS))] },
  { kind: 'first day', says: says`\| ab DATE \|`, is: firstDay },
  { kind: 'happened', says: says`(?<!bis )\| DATE \| ([^|]+) \(erledigt\)`, is: happened },
]
