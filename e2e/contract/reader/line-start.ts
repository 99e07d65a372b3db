import { lastWithdrawal, plusDays, written } from './calendar'
import { plannedFrom, type Known } from './known'
import { says, type Statement } from './statements'

/** Whether something makes a line start later than it might: its plan, a wish, a former contract, a move (decision 060). */
export const isLate = ({ offer, chosen: { change, start } }: Known): boolean =>
  offer.planned || change !== undefined || Object.keys(start).length > 0

/** Whether a line or a number comes from another provider. */
export const isChange = ({ chosen: { change, porting } }: Known): boolean =>
  change !== undefined || porting !== undefined

const dayOf = (count: number | undefined, day: string): string | undefined =>
  count === undefined ? undefined : plusDays(day, count)

/** The day of each thing that a line waits for. */
export const waits = ({ offer, chosen: { start }, day }: Known) => ({
  planned: offer.planned ? plannedFrom(day) : undefined,
  end: dayOf(start.end, day),
  moveIn: dayOf(start.moveIn, day),
  wished: dayOf(start.wished, day),
})

const latest = (...days: (string | undefined)[]): string =>
  days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1) ?? ''

const afterWithdrawal = ({ concluded }: Known): string => plusDays(lastWithdrawal(concluded), 1)

const one = (day: string | undefined): string[] | undefined => (day === undefined ? undefined : [written(day)])
const isIf = (holds: boolean): string[] | undefined => (holds ? [] : undefined)

/** On which day the line starts as far as that is known before anybody has agreed to one. */
const starts = (known: Known): string[] | undefined => {
  const { planned, end, moveIn, wished } = waits(known)
  if (wished) return [written(latest(wished, planned))]
  const first = latest(planned, end, moveIn)
  return first === '' ? undefined : [written(latest(first, afterWithdrawal(known)))]
}

/** When the technician can come: once the line and the customer are there. */
const visit = (known: Known): string[] => {
  const { planned, moveIn } = waits(known)
  return [written(latest(planned, moveIn, afterWithdrawal(known)))]
}

/** The change comes at the end of the former contract, and not before the line can start. */
const change = (known: Known): string[] | undefined => {
  const { planned, moveIn, end, wished } = waits(known)
  return known.chosen.change && [written(latest(planned, moveIn, end, wished, afterWithdrawal(known)))]
}

/** Whether nobody knows the end of the former contract because it is ended for the day on which ours starts. */
const isEndedForUs = ({ chosen: { change, start } }: Known): boolean => !start.end && change !== 'RRNP'

/**
 * Whether the former contract lasts until ours can start; one of which nobody knows the end is ended for that day, unless the
 * customer has given notice alone, for a day that nobody has told.
 */
const isSeamless = (known: Known): boolean => {
  const { end, ...others } = waits(known)
  return (
    isChange(known) && (isEndedForUs(known) || (end ?? '') >= latest(...Object.values(others), afterWithdrawal(known)))
  )
}

/** What a start does to term and payment, and which day it is. */
export const LINE_START_STATEMENTS: readonly Statement[] = [
  {
    kind: 'late start in general',
    says: says`Startet er später, etwa zu Ihrem Wunschtermin, nach einem Einzug oder zum Ende Ihres bisherigen Vertrags, gilt: Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit der Freischaltung\. Bis zur Freischaltung zahlen Sie nichts, die Monate der Preise zählen ab dann: In der Mindestlaufzeit zahlen Sie weniger als den Gesamtpreis`,
    is: ({ offer }) => isIf(offer.kind === 'landline' && !offer.planned),
  },
  {
    kind: 'late start in general',
    says: says`Wechseln Sie den Anbieter, startet Ihr Anschluss nicht vor dem Ende Ihres bisherigen Vertrags, ziehen Sie um, nicht vor Ihrem Einzug`,
    is: ({ offer }) => isIf(offer.kind === 'landline'),
  },
  {
    kind: 'late term',
    says: says`Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit der Freischaltung`,
    is: (known) => isIf(isLate(known)),
  },
  {
    kind: 'late payment',
    says: says`Bis zur Freischaltung zahlen Sie nichts, die Monate der Preise zählen ab dann: In der Mindestlaufzeit zahlen Sie weniger als den Gesamtpreis`,
    is: (known) => isIf(isLate(known)),
  },
  { kind: 'wished start', says: says`Gewünschter Start(?::| \|) DATE`, is: (known) => one(waits(known).wished) },
  { kind: 'wished start', says: says`Wunschtermin: DATE`, is: (known) => one(waits(known).wished) },
  {
    kind: 'former contract',
    says: says`nicht vor dem Ende Ihres bisherigen Vertrags am DATE`,
    is: (known) => (known.chosen.start.wished ? undefined : one(waits(known).end)),
  },
  {
    kind: 'former contract',
    says: says`nicht vor dem Ende Ihres bisherigen Vertrags(?! am)`,
    is: ({ chosen: { change: asked, start } }) => isIf(asked !== undefined && start.end === undefined),
  },
  { kind: 'end of the former contract', says: says`Vertragsende: DATE`, is: (known) => one(waits(known).end) },
  {
    kind: 'moving in',
    says: says`nicht vor Ihrem Einzug am DATE`,
    is: (known) => (known.chosen.start.wished ? undefined : one(waits(known).moveIn)),
  },
  {
    kind: 'gap of a change',
    says: says`Startet Ihr Anschluss zum Ende Ihres bisherigen Vertrags, sind Sie höchstens einen Arbeitstag nicht erreichbar`,
    is: (known) => isIf(isChange(known) && known.offer.kind === 'landline'),
  },
  {
    kind: 'gap of a change',
    says: says`Beim Wechsel Ihrer Rufnummer sind Sie höchstens einen Arbeitstag nicht erreichbar`,
    is: (known) => isIf(isChange(known) && known.offer.kind !== 'landline'),
  },
  // a former contract that ends before the line can start leaves a longer gap
  {
    kind: 'gap of a change',
    says: says`Sie sind höchstens einen Arbeitstag nicht erreichbar`,
    is: (known) => isIf(isSeamless(known)),
  },
  { kind: 'visit', says: says`\| ab DATE \| Termin mit der Technik`, is: visit },
  {
    kind: 'visit',
    says: says`\| bis DATE \| Termin mit der Technik`,
    is: (known) => (waits(known).planned || waits(known).moveIn ? undefined : starts(known)),
  },
  {
    kind: 'visit',
    says: says`\| DATE bis DATE \| Termin mit der Technik`,
    is: (known) => {
      const { planned, moveIn } = waits(known)
      const [until] = starts(known) ?? []
      return planned || moveIn ? [written(latest(planned, moveIn)), until ?? ''] : undefined
    },
  },
  { kind: 'change', says: says`\| ab DATE \| Ihr Anbieterwechsel`, is: change },
  {
    kind: 'change',
    says: says`\| Zum Ende Ihres bisherigen Vertrags, frühestens am DATE \| Ihr Anbieterwechsel`,
    is: change,
  },
  { kind: 'start', says: says`\| ab DATE \| Los geht es`, is: starts },
]
