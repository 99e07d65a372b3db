import { costOf, type Known } from './known'
import { SHIPPING, type Offer } from './offers'
import { says, type Statement } from './statements'
import { euro } from './written'

const provisioning = ({ offer }: Known): string[] | undefined => (offer.once[0] ? [euro(offer.once[0])] : undefined)
const hasShipping = ({ offer }: Known): boolean => offer.kind !== 'prepaid'
const shippingOnce = (known: Known): string[] | undefined => (costOf(known).shipping > 0 ? [euro(SHIPPING)] : undefined)
const phonePrice = ({ extras }: Known): string[] | undefined => {
  const phone = extras.find(({ once }) => once > 0)
  return phone && [euro(phone.once)]
}
const total = (known: Known): string[] | undefined =>
  known.offer.term > 0 ? [String(known.offer.term), euro(costOf(known).total)] : undefined
const average = (known: Known): string[] | undefined =>
  known.offer.term > 0 ? [String(known.offer.term), euro(costOf(known).average)] : undefined
const swapped = (pair: string[] | undefined): string[] | undefined => pair?.toReversed()
const startPrice = ({ startMonths, months }: Offer): string[] | undefined =>
  startMonths > 0 ? [euro(months[0]!), String(startMonths)] : undefined

/** What is due once, over the term, and every four weeks. */
export const PRICE_STATEMENTS: readonly Statement[] = [
  { kind: 'start price', says: says`Startpreis EURO in Monat 1–(\d)`, is: ({ offer }) => startPrice(offer) },
  {
    kind: 'once',
    says: says`Einmalig \| EURO(?=\D)`,
    is: (known) => [euro(costOf(known).once)],
  },
  {
    kind: 'once',
    says: says`Einmalig: (?=[^|]*\|)((?:(?:Gerät|Bereitstellung|Versand) [\d.,]+ €(?:, )?)+) \| EURO`,
    is: (known) => [onceParts(known), euro(costOf(known).once)],
  },
  {
    kind: 'once',
    says: says`Einmalig: ((?:(?:Gerät|Bereitstellung|Versand) [\d.,]+ €(?:, )?)+)`,
    is: (known) => [onceParts(known)],
  },
  { kind: 'once', says: says`Einmaliger Preis: EURO für die Bereitstellung`, is: provisioning },
  { kind: 'once', says: says`EURO für die Bereitstellung`, is: provisioning },
  { kind: 'once', says: says`Einmaliger Bereitstellungspreis(?: für den neuen Anschluss)?: EURO`, is: provisioning },
  { kind: 'once', says: says`Bereitstellung (?:\| )?EURO`, is: provisioning },
  {
    kind: 'no costs once',
    says: says`Einmalig(?::|er Preis:) (?:keine Kosten|keiner)`,
    is: (known) => (costOf(known).once === 0 ? [] : undefined),
  },
  {
    kind: 'no provisioning',
    says: says`kein Bereitstellungspreis`,
    is: ({ offer }) => (offer.once.length === 0 ? [] : undefined),
  },
  {
    kind: 'shipping',
    says: says`Versand: EURO je Bestellung, nur wenn ein Gerät versandt wird`,
    is: (known) => (hasShipping(known) ? [euro(SHIPPING)] : undefined),
  },
  {
    kind: 'shipping',
    says: says`Versand EURO je Bestellung, nur wenn Sie Geräte bestellen`,
    is: (known) => (hasShipping(known) ? [euro(SHIPPING)] : undefined),
  },
  {
    kind: 'shipping',
    says: says`einmalig EURO für den Versand`,
    is: (known) => (known.offer.withDevice ? [euro(SHIPPING)] : undefined),
  },
  { kind: 'shipping', says: says`Versand (?:\| )?EURO`, is: shippingOnce },
  {
    kind: 'first bill',
    says: says`Erste Rechnung, höchstens \| EURO`,
    is: (known) => [euro(costOf(known).months[0]! + costOf(known).once)],
  },
  { kind: 'device', says: says`Gerät (?:\| )?EURO`, is: phonePrice },
  { kind: 'total', says: says`(?:Gesamt|Gesamtpreis) in (\d+) Monaten \| EURO`, is: total },
  {
    kind: 'total',
    says: says`Gesamt in der Mindestlaufzeit \| EURO in (\d+) Monaten`,
    is: (known) => swapped(total(known)),
  },
  { kind: 'total', says: says`In (\d+) Monaten: insgesamt EURO`, is: total },
  { kind: 'average', says: says`Ø je Monat über (\d+) Monate \| EURO`, is: average },
  {
    kind: 'average',
    says: says`Durchschnitt je Monat \| EURO über (\d+) Monate`,
    is: (known) => swapped(average(known)),
  },
  { kind: 'average', says: says`im Durchschnitt EURO je Monat`, is: (known) => average(known)?.slice(1) },
  { kind: 'four weeks', says: says`EURO je 4 Wochen`, is: fourWeekly },
  {
    kind: 'monthly equivalent',
    says: says`je 4 Wochen \(entspricht EURO im Monat\) \| EURO`,
    is: ({ offer }) => (offer.fourWeekly > 0 ? [euro(offer.months[0]!), euro(offer.fourWeekly)] : undefined),
  },
  { kind: 'four weeks', says: says`je 4 Wochen(?::| \|) EURO`, is: fourWeekly },
  {
    kind: 'monthly equivalent',
    says: says`entspricht EURO im Monat`,
    is: ({ offer }) => (offer.fourWeekly > 0 ? [euro(offer.months[0]!)] : undefined),
  },
  {
    kind: 'television box',
    says: says`TV-Box auf Wunsch im Geräte-Service-Paket für EURO im Monat, Mindestlaufzeit (\d+) Monate`,
    is: ({ offer }) => (offer.tv ? ['5', '12'] : undefined),
  },
]

function fourWeekly({ offer }: Known): string[] | undefined {
  return offer.fourWeekly > 0 ? [euro(offer.fourWeekly)] : undefined
}

function onceParts(known: Known): string {
  const parts = {
    Gerät: phonePrice(known)?.[0],
    Bereitstellung: provisioning(known)?.[0],
    Versand: shippingOnce(known)?.[0],
  }
  return Object.entries(parts)
    .flatMap(([name, amount]) => (amount === undefined ? [] : [`${name} ${amount} €`]))
    .join(', ')
}
