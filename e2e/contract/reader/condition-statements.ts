import { written } from './calendar'
import { plannedFrom, type Known } from './known'
import { says, type Statement } from './statements'

const plannedDay = ({ offer, day }: Known): string[] | undefined =>
  offer.planned ? [written(plannedFrom(day))] : undefined
const isIf =
  (holds: (known: Known) => boolean) =>
  (known: Known): string[] | undefined =>
    holds(known) ? [] : undefined

const isYoung = ({ offer }: Known): boolean => offer.young
const isLandline = ({ offer }: Known): boolean => offer.kind === 'landline'
const isFibre = ({ offer }: Known): boolean => offer.technology === 'FIBRE'
const isPrepaid = ({ offer }: Known): boolean => offer.kind === 'prepaid'
const hasStreaming = ({ offer, extras }: Known): boolean => offer.tv !== '' || extras.some(({ streaming }) => streaming)

/** Who can have it, by PROD-8; each has to be said where it holds and nowhere else. */
export const CONDITIONS: Record<string, { says: RegExp; holds: (known: Known) => boolean }> = {
  young: { says: says`Für Personen von 18 bis 27 Jahren, ein Vertrag je Person`, holds: isYoung },
  'regular price': { says: says`Ab Monat 25 gilt der reguläre Preis`, holds: isYoung },
  'new broadband customer': {
    says: says`in den letzten 3 Monaten keinen Breitbandanschluss bei Nimbus`,
    holds: isLandline,
  },
  'new customer': {
    says: says`in den letzten 3 Monaten keinen Anschluss bei Nimbus`,
    holds: (known) => !isLandline(known),
  },
  'house connection': { says: says`Glasfaser-Hausanschluss voraus`, holds: isFibre },
  'free connection': {
    says: says`legen wir ihn kostenlos, wenn Anschluss- und Gebäudeadresse gleich sind`,
    holds: isFibre,
  },
  owner: {
    says: says`Einverständnis der Eigentümer oder der Hausverwaltung und die abschließende Ausbauprüfung`,
    holds: isFibre,
  },
  streaming: {
    says: says`Wohnsitz in Deutschland, eine Registrierung und die Zustimmung zu deren Bedingungen`,
    holds: hasStreaming,
  },
  identity: { says: says`Vor der Freischaltung prüfen wir Ihre Identität`, holds: isPrepaid },
}

/** What a condition is said for, and the rights that everybody has (LAW-12, LAW-24). */
export const CONDITION_STATEMENTS: readonly Statement[] = [
  ...Object.entries(CONDITIONS).map(([kind, { says: pattern, holds }]) => ({ kind, says: pattern, is: isIf(holds) })),
  { kind: 'age', says: says`von (\d+) bis (\d+) Jahren`, is: ({ offer }) => (offer.young ? ['18', '27'] : undefined) },
  {
    kind: 'planned',
    says: says`Ausbau geplant ab DATE`,
    is: plannedDay,
  },
  { kind: 'planned', says: says`an dieser Adresse geplant`, is: isIf(({ offer }) => offer.planned) },
  {
    kind: 'planned start',
    says: says`Der Glasfaser-Ausbau ist erst ab DATE geplant; vorher startet Ihr Anschluss nicht`,
    is: plannedDay,
  },
  {
    kind: 'planned start',
    says: says`Der Glasfaser-Ausbau ist erst geplant; vorher startet Ihr Anschluss nicht`,
    is: isIf(({ offer }) => offer.planned),
  },
  { kind: 'regio', says: says`Nur in ausgewählten Orten`, is: isIf(({ offer }) => offer.regio) },
  {
    kind: 'outage',
    says: says`dritten und vierten Tag nach Ihrer Meldung je Tag EURO oder (\d+) % des Monatspreises, je nachdem, welcher Betrag höher ist; ab dem fünften je Tag EURO oder (\d+) % des Monatspreises, je nachdem, welcher Betrag höher ist`,
    is: () => ['5', '10', '10', '20'],
  },
  {
    kind: 'missed appointment',
    says: says`Versäumter Termin: EURO oder (\d+) % des Monatspreises, je nachdem, welcher Betrag höher ist`,
    is: () => ['10', '20'],
  },
  {
    kind: 'late switch',
    says: says`für jeden weiteren Arbeitstag EURO oder (\d+) % des Monatspreises, je nachdem, welcher Betrag höher ist`,
    is: () => ['10', '20'],
  },
  {
    kind: 'number after the end',
    says: says`nehmen Sie kostenlos mit, bis (\d+) (Monat|Tage) nach Vertragsende auch nachträglich`,
    is: ({ offer }) => (offer.kind === 'landline' ? ['1', 'Monat'] : ['90', 'Tage']),
  },
  { kind: 'late number', says: says`Rufnummer zu spät kommt, EURO`, is: () => ['10'] },
  { kind: 'points', says: says`innerhalb von (\d+) Tagen frei`, is: () => ['120'] },
]
