import type { LandlineResult } from '@nimbus/shared-contracts/order'
import { orderFacts, startNote } from '.'

const ordered_at = '2026-11-27T11:00:00Z'
const withdrawUntil = '2026-12-11'
const TERM = 'Die Mindestlaufzeit beginnt mit dem Vertragsschluss, nicht erst mit der Freischaltung.'
const PAYMENT =
  'Bis zur Freischaltung zahlen Sie nichts, die Monate der Preise zählen ab dann: In der Mindestlaufzeit zahlen Sie weniger als den Gesamtpreis.'

const change = (contract_end_date?: string): LandlineResult['provider_change'] => ({
  business_case: 'KUE_MRN',
  ...(contract_end_date && { contract_end_date }),
})

/** What makes a start a later one, and how it is said. */
const LATE: [string, Partial<LandlineResult>, string][] = [
  ['a wish', { start_date: '2027-01-15' }, 'Gewünschter Start: 15.01.2027'],
  [
    'a former contract',
    { provider_change: change('2027-03-27') },
    'Gewünschter Start: So bald wie möglich, nicht vor dem Ende Ihres bisherigen Vertrags am 27.03.2027',
  ],
  [
    'a former contract of which nobody knows the end',
    { provider_change: change() },
    'Gewünschter Start: So bald wie möglich, nicht vor dem Ende Ihres bisherigen Vertrags',
  ],
  [
    'a wish beside a former contract of which nobody knows the end',
    { start_date: '2027-01-15', provider_change: change() },
    'Gewünschter Start: 15.01.2027, nicht vor dem Ende Ihres bisherigen Vertrags',
  ],
  [
    'a wish after the former contract',
    { start_date: '2027-04-15', provider_change: change('2027-03-27') },
    'Gewünschter Start: 15.04.2027',
  ],
  [
    'a move',
    { move_in_date: '2027-02-01' },
    'Gewünschter Start: So bald wie möglich, nicht vor Ihrem Einzug am 01.02.2027',
  ],
]

describe('startNote', () => {
  it.each(LATE)('says of %s when the line starts, and what that does to term and payment', (_what, line, title) => {
    const landline = { early_start: false, ...line }
    expect(startNote({ landline, ordered_at }, withdrawUntil)).toEqual({ title, text: `${TERM} ${PAYMENT}` })
  })

  // of all reasons for a later start only the plan was told
  it.each(LATE)('says of %s what the facts of the order say', (_what, line, title) => {
    const landline = { early_start: false, ...line }
    const facts = orderFacts({ ordered_at, withdraw_until: withdrawUntil, shipped: [], landline })
    expect(facts.map(({ label, text }) => `${label}: ${text}`)).toContain(`${title}. ${TERM} ${PAYMENT}`)
  })

  it.each<[Partial<LandlineResult>, string]>([
    [{}, ''],
    [
      { provider_change: change('2027-04-30') },
      ' Gewünschter Start: So bald wie möglich nach dem Ausbau, nicht vor dem Ende Ihres bisherigen Vertrags am 30.04.2027.',
    ],
    [{ start_date: '2027-05-03' }, ' Gewünschter Start: 03.05.2027.'],
  ])('begins with the plan of a line that is planned: %j', (line, more) => {
    const landline = { early_start: false, planned_from: '2027-03-01', ...line }
    expect(startNote({ landline, ordered_at }, withdrawUntil)).toEqual({
      title: 'Ausbau geplant ab 01.03.2027',
      text: `Der Glasfaser-Ausbau ist erst ab 01.03.2027 geplant; vorher startet Ihr Anschluss nicht. ${TERM} ${PAYMENT}${more}`,
    })
  })

  it.each<[string, Partial<LandlineResult>]>([
    ['nothing is known', {}],
    ['the former contract is over', { provider_change: change('2026-11-20') }],
    ['somebody moves in today', { move_in_date: '2026-11-27' }],
  ])('has nothing to say where %s', (_what, line) => {
    expect(startNote({ landline: { early_start: false, ...line }, ordered_at }, withdrawUntil)).toBeUndefined()
  })
})
