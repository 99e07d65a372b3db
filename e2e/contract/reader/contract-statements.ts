import { clockAt, lastNotice, lastWithdrawal, plusMonths, written } from './calendar'
import type { Known } from './known'
import { says, type Statement } from './statements'

const term = ({ offer }: Known): string[] | undefined => (offer.term > 0 ? [String(offer.term)] : undefined)
const hasTerm = ({ offer }: Known): string[] | undefined => (offer.term > 0 ? [] : undefined)
const hasNone = ({ offer }: Known): string[] | undefined => (offer.term === 0 ? [] : undefined)
const end = ({ offer, concluded }: Known): string[] | undefined =>
  offer.term > 0 ? [written(plusMonths(concluded, offer.term))] : undefined
const notice = ({ offer, concluded }: Known): string[] | undefined =>
  offer.term > 0 ? [written(lastNotice(plusMonths(concluded, offer.term)))] : undefined
const begin = ({ concluded }: Known): string[] => [written(concluded)]
const shorter = ({ offer, sibling }: Known): string[] | undefined =>
  sibling && sibling.term < offer.term ? [String(sibling.term)] : undefined
const promotion = ({ offer }: Known): string[] | undefined =>
  offer.promotionUntil === undefined ? undefined : [written(offer.promotionUntil)]

/** How long it binds, how it ends, when one withdraws, until when a promotion runs. */
export const CONTRACT_STATEMENTS: readonly Statement[] = [
  {
    kind: 'withdrawal',
    says: says`(\d+) Tage(?: \(vierzehn Tage\))? ab (?:Vertragsschluss|dem Tag)`,
    is: () => ['14'],
  },
  { kind: 'shorter term', says: says`[Aa]uch mit (\d+) Monaten Mindestlaufzeit`, is: shorter },
  { kind: 'no term', says: says`[Kk]eine Mindestlaufzeit`, is: hasNone },
  { kind: 'end', says: says`Mindestlaufzeit bis \|? ?DATE(?:, bei Vertragsschluss heute)?`, is: end },
  { kind: 'term', says: says`(\d+) Monate Mindestlaufzeit`, is: term },
  { kind: 'term', says: says`Mindestlaufzeit \|? ?(\d+) Monate`, is: term },
  { kind: 'term', says: says`Vertragslaufzeit: (\d+) Monate`, is: term },
  { kind: 'term', says: says`Laufzeit: (\d+) Monate`, is: term },
  { kind: 'term', says: says`Mindestdauer Ihrer Verpflichtungen: (\d+) Monate`, is: term },
  { kind: 'no term', says: says`Mindestdauer Ihrer Verpflichtungen: keine`, is: hasNone },
  { kind: 'conclusion', says: says`Wird der Vertrag am DATE geschlossen`, is: begin },
  { kind: 'conclusion', says: says`Der Vertrag ist am DATE geschlossen`, is: begin },
  { kind: 'conclusion', says: says`Vertrag am DATE zustande gekommen`, is: begin },
  { kind: 'end', says: says`endet sie am DATE`, is: end },
  { kind: 'end', says: says`sie endet am DATE`, is: end },
  { kind: 'end', says: says`bei Vertragsschluss heute bis DATE`, is: end },
  { kind: 'last day of notice', says: says`[Kk]ündigen (?:Sie )?(?:zu diesem Tag )?bis \|? ?DATE`, is: notice },
  {
    kind: 'begin',
    says: says`ab Vertragsschluss|(?:beginnt|Laufzeit beginnt) mit (?:dem )?Vertragsschluss`,
    is: () => [],
  },
  {
    kind: 'afterwards',
    says: says`(?:Danach|danach)[^.|]* jederzeit mit einer Frist von einem Monat(?: kündbar)?`,
    is: hasTerm,
  },
  { kind: 'afterwards', says: says`Unbefristet, jederzeit mit einer Frist von einem Monat kündbar`, is: hasTerm },
  { kind: 'notice', says: says`mit einer Frist von einem Monat zum Ende der Mindestlaufzeit`, is: hasTerm },
  { kind: 'end of prepaid', says: says`jederzeit (?:ohne Frist )?zum Ende der laufenden 4 Wochen`, is: hasNone },
  { kind: 'renewal', says: says`verlängert sich um jeweils 4 Wochen`, is: hasNone },
  { kind: 'renewal', says: says`verlängert sich nach der Mindestlaufzeit auf unbestimmte Zeit`, is: hasTerm },
  { kind: 'instalments', says: says`monatlichen Anteil zahlen Sie (\d+) Monate mit dem Tarif`, is: term },
  {
    kind: 'withdrawal',
    says: says`bis zum DATE ohne Angabe von Gründen widerrufen`,
    is: ({ concluded }) => [written(lastWithdrawal(concluded))],
  },
  { kind: 'promotion', says: says`(?:Aktion bis|Startpreis gilt bei Bestellung bis) DATE`, is: promotion },
  { kind: 'launch', says: says`Datum der Markteinführung: DATE`, is: () => ['01.10.2025'] },
  {
    kind: 'ordered',
    says: says`(?:Bestellt am:|Ihre Bestellung ist am) DATE, (\d\d:\d\d) Uhr`,
    is: ({ day, instant }) => [written(day), clockAt(instant)],
  },
  { kind: 'start price', says: says`Startpreis`, is: ({ offer }) => (offer.startMonths > 0 ? [] : undefined) },
]
