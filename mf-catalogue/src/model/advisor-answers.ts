import { TVS, type Tv } from '@nimbus/shared-contracts/catalogue'
import { parseEuro, type Cents } from '@nimbus/shared-contracts/money'

/** How many use the connection; the larger number of each step, so that it is enough for all of them. */
export const PERSONS = { '1': 1, '2': 2, '3-4': 4, '5+': 6 } as const
export type Persons = keyof typeof PERSONS

/** What the connection is for: four uses at home, two with the phone alone. */
export const USES = ['surfen', 'serien', 'arbeiten', 'alles', 'handy-wenig', 'handy-viel'] as const
export type Use = (typeof USES)[number]

/** What is possible at the address, as far as the customer knows. */
export const LINES = ['glasfaser', 'dsl', 'unbekannt'] as const
export type Line = (typeof LINES)[number]

/** Values of the television question. */
const TELEVISIONS = {
  nein: 'NONE',
  smart: 'SMART',
  smartstream: 'SMARTSTREAM',
  megastream: 'MEGASTREAM',
} as const
export type Television = keyof typeof TELEVISIONS

/** The parameters of the address, in the order of the questions. */
export const QUESTIONS = ['personen', 'nutzung', 'fernsehen', 'anschluss', 'heute'] as const
export type Question = (typeof QUESTIONS)[number]

/** Answers that are enough to recommend something. */
export interface Answers {
  persons: Persons
  use: Use
  tv: Tv
  line: Line
  /** What is paid today, in cents a month. */
  today?: Cents
}

/** What the address says to each question, known or not; '' where there is no answer yet. */
export interface Given {
  personen: string
  nutzung: string
  fernsehen: string
  anschluss: string
  heute: string
}

/** Amounts that nobody pays in a month are typing errors: more than 1.000 €. */
const MOST_TODAY = 100_000

/** The answers as the form shows them again. */
export const givenOf = (query: Record<string, string | undefined>): Given => ({
  personen: query.personen ?? '',
  nutzung: query.nutzung ?? '',
  fernsehen: query.fernsehen ?? '',
  anschluss: query.anschluss ?? '',
  heute: query.heute ?? '',
})

/** True when the form was sent, be it empty, so that what is missing is asked for. wasSent({heute: ''}) → true */
export const wasSent = (query: Record<string, string | undefined>): boolean =>
  QUESTIONS.some((name) => query[name] !== undefined)

/** Questions without which nothing can be recommended and that have no answer that is understood. */
export function missingAnswers(given: Given): Question[] {
  const read = readAnswers(given)
  return [
    ...(read.persons ? [] : (['personen'] as const)),
    ...(read.use ? [] : (['nutzung'] as const)),
    ...(read.tv ? [] : (['fernsehen'] as const)),
    ...(given.heute.trim() !== '' && read.today === undefined ? (['heute'] as const) : []),
  ]
}

/** The answers, or undefined while one is missing. answersOf({personen: '2', nutzung: 'serien', fernsehen: 'nein', …}) */
export function answersOf(given: Given): Answers | undefined {
  const { persons, use, tv, line, today } = readAnswers(given)
  if (!persons || !use || !tv || missingAnswers(given).length > 0) return undefined
  return { persons, use, tv, line, ...(today !== undefined && { today }) }
}

function readAnswers(given: Given) {
  const today = parseEuro(given.heute)
  return {
    persons: (Object.keys(PERSONS) as Persons[]).find((value) => value === given.personen),
    use: USES.find((value) => value === given.nutzung),
    tv: TVS.find((tv) => tv === televisionOf(given.fernsehen)),
    line: LINES.find((value) => value === given.anschluss) ?? 'unbekannt',
    today: today !== undefined && today > 0 && today <= MOST_TODAY ? today : undefined,
  }
}

const televisionOf = (value: string): Tv | undefined =>
  Object.entries(TELEVISIONS).find(([name]) => name === value)?.[1]
