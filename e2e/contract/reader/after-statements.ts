import { lastWithdrawal, plusDays, plusMonths, workingDaysAfter, workingDaysUpTo, written } from './calendar'
import { plannedFrom, type Known } from './known'
import { says, type Statement } from './statements'

/** Days in which an order is confirmed, as it is promised. */
const CONFIRMATION_DAYS = 3

/** Working days after which a parcel comes that is no device. */
const LEAD: readonly [number, number] = [2, 4]

/** First and last day of the parcel: working days from the order on, later by those up to the conclusion. */
function delivery({ offer, extras, day, concluded }: Known): string[] | undefined {
  if (offer.planned) return undefined
  const [first, last] = extras.find(({ lead }) => lead !== undefined)?.lead ?? LEAD
  const later = workingDaysUpTo(day, concluded)
  return [first, last].map((count) => written(workingDaysAfter(day, count + later)))
}

/** The day after the time to withdraw; where fibre is planned, that day. */
const firstDay = ({ offer, day, concluded }: Known): string[] => [
  written(offer.planned ? plannedFrom(day) : plusDays(lastWithdrawal(concluded), 1)),
]
const startPriceEnd = ({ offer, works }: Known): string[] | undefined =>
  works && offer.startMonths > 0 ? [written(plusMonths(works, offer.startMonths))] : undefined
const withdrawal = ({ concluded }: Known): string[] => [written(lastWithdrawal(concluded))]

/** When something of the order has happened: nothing else is told as done. */
const happened = ({ day, concluded, works }: Known, [said]: readonly string[]): string[] | undefined =>
  [day, concluded, works].some((one) => one !== undefined && written(one) === said) ? [said!] : undefined

/** What is told of an order once it is made: what has happened, what comes, until when. */
export const AFTER_STATEMENTS: readonly Statement[] = [
  { kind: 'end of the start price', says: says`Startpreis bis \|? ?DATE`, is: startPriceEnd },
  { kind: 'withdrawal', says: says`Widerruf möglich mindestens bis \|? ?DATE`, is: withdrawal },
  { kind: 'withdrawal', says: says`mindestens bis DATE widerrufen`, is: withdrawal },
  { kind: 'ordered', says: says`bestellt am DATE`, is: ({ day }) => [written(day)] },
  { kind: 'conclusion', says: says`ab dem Vertragsschluss am DATE`, is: ({ concluded }) => [written(concluded)] },
  {
    kind: 'changed',
    says: says`Stand: DATE(?=,)`,
    is: ({ day, concluded, works }) => [written(works ?? concluded ?? day)],
  },
  { kind: 'delivery', says: says`\| DATE bis DATE \|`, is: delivery },
  { kind: 'confirmation', says: says`\| bis DATE \|`, is: ({ day }) => [written(plusDays(day, CONFIRMATION_DAYS))] },
  { kind: 'first day', says: says`\| ab DATE \|`, is: firstDay },
  { kind: 'happened', says: says`(?<!bis )\| DATE \|`, is: happened },
]
