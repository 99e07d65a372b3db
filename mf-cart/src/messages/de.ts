import type { Technology } from '@nimbus/shared-contracts/catalogue'
import { formatEuro, type Cents } from '@nimbus/shared-contracts/money'
import { formatSpeed } from '@nimbus/shared-contracts/numbers'
import { monthsText } from '@nimbus/shared-contracts/wording'
import type { WayBack } from '../model/category'
import type { Block, CartLine } from '../model/lines'
import type { TermTotals, Totals } from '../model/totals'
import type { NextStep } from '../model/next-step'

export const page = {
  title: 'Warenkorb',
  description: 'Ihr Warenkorb bei Nimbus mit allen Preisen je Zeitraum, Einmalkosten und Gesamtpreis.',
  heading: 'Ihr Warenkorb',
  lead: 'Hier sehen Sie vor der Bestellung, was Ihre Auswahl kostet: je Monat, einmalig und über die ganze Laufzeit. Verbindlich wird sie erst, wenn Sie am Ende zahlungspflichtig bestellen.',
  loading: 'Ihr Warenkorb erscheint, sobald die Seite geladen ist. Dafür muss JavaScript eingeschaltet sein.',
  backTo: {
    'glasfaser-tarife': 'Zurück zu den Glasfaser-Tarifen',
    'dsl-tarife': 'Zurück zu den DSL-Tarifen',
    'young-tarife': 'Zurück zu den Young-Tarifen',
    'mobilfunk-tarife': 'Zurück zu den Mobilfunk-Tarifen',
    'prepaid-tarife': 'Zurück zu den Prepaid-Tarifen',
    device: 'Zurück zum Gerät',
    tariffs: 'Zurück zu den Tarifen',
  } satisfies Record<WayBack, string>,
}

export const empty = {
  title: 'Ihr Warenkorb ist leer',
  text: 'Wählen Sie einen Tarif für zu Hause oder unterwegs, dann sehen Sie hier alle Kosten auf einen Blick.',
  landline: 'Internet und TV ansehen',
  mobile: 'Mobilfunk-Tarife ansehen',
}

export const lines = {
  heading: 'Ihre Auswahl',
  block: { tariff: 'Tarif', handset: 'Gerät', options: 'Optionen', hardware: 'Hardware' } satisfies Record<
    Block,
    string
  >,
  benefits: 'Vorteile',
  startPrice: (price: string, period: string) => `Startpreis ${price} in ${period}`,
  benefitUntil: (day: string) => `Aktion bis ${day}`,
  bundleTerm: (term: number) => `Laufzeit ${monthsText(term)}`,
  mandatory: 'gehört zum Tarif',
  notice: (notice: number) => `Kündigungsfrist ${monthsText(notice)}`,
  speed: (down: number, up: number) => `bis ${formatSpeed(down)} im Download und ${formatSpeed(up)} im Upload`,
  missing: { tariff: 'Preis abhängig vom Tarif', bundle: 'mit diesem Tarif nicht erhältlich' } satisfies Record<
    NonNullable<CartLine['missing']>,
    string
  >,
  once: 'einmalig',
  free: 'ohne Aufpreis',
  sheet: 'Produktinformationsblatt',
  information: 'Vorvertragliche Informationen',
  footnote: (name: string) => `Bedingungen ${name}`,
  edit: 'Ändern',
  editName: (name: string) => `${name} ändern`,
  remove: 'Entfernen',
  removeName: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} wurde entfernt.`,
  emptied: 'Ihr Warenkorb wurde geleert.',
  undo: 'Rückgängig',
  clear: 'Warenkorb leeren',
}

export const clearDialog = {
  title: 'Warenkorb leeren?',
  landline:
    'Tarif, Optionen und Hardware werden aus Ihrem Warenkorb entfernt. Ihre geprüfte Adresse bleibt gespeichert.',
  mobile: 'Tarif und Gerät werden aus Ihrem Warenkorb entfernt.',
  keep: 'Abbrechen',
  clear: 'Warenkorb leeren',
}

export const eligibility = {
  heading: 'Wer diesen Tarif bestellen kann',
}

export const partnerPoints = {
  heading: 'Partnerpunkte',
  about: 'Bedingungen Partnerpunkte',
  text: (days: number) =>
    `Für Ihre Bestellung in diesem Shop sammeln Sie Punkte. Ihre Partnerpunkte-Nummer geben Sie im Schritt Einwilligungen an, wir geben die Punkte innerhalb von ${days}\u00a0Tagen frei.`,
}

export const goodToKnow = {
  heading: 'Gut zu wissen, bevor es losgeht',
  delivery: {
    title: 'Lieferung',
    landline: 'Wir liefern nur innerhalb Deutschlands, an Ihre Anschlussadresse.',
    mobile: 'Wir liefern nur innerhalb Deutschlands, nach Hause, in einen Paketshop oder an eine Packstation.',
    unknown: 'Wir liefern nur innerhalb Deutschlands.',
  },
  payment: {
    title: 'Zahlung',
    postpaid: 'Lastschrift (SEPA) oder Überweisung nach Rechnung, beides ohne Aufpreis.',
    prepaid:
      'Alle 4\u00a0Wochen im Voraus: Lastschrift (SEPA) oder Überweisung auf Ihr Guthabenkonto, beides ohne Aufpreis.',
    unknown: 'Lastschrift (SEPA) oder Überweisung, beides ohne Aufpreis.',
  },
  summary: {
    title: 'Vertragszusammenfassung',
    download: 'Zusammenfassung Ihres Warenkorbs (PDF)',
    text: 'Die Vertragszusammenfassung erhalten Sie vor der Bestellung zum Lesen und Speichern. Der Vertragstext wird gespeichert und liegt der Bestätigung bei.',
  },
  correct: {
    title: 'Eingaben ändern',
    text: 'Auf der letzten Seite sehen Sie alles noch einmal und können jeden Schritt korrigieren. Vertragssprache ist Deutsch.',
  },
}

export const costs = {
  heading: 'Ihre Kosten',
  vat: {
    included: 'Inklusive Mehrwertsteuer und Versand.',
    none: 'Inklusive Mehrwertsteuer. Es fallen keine Versandkosten an.',
    open: 'Inklusive Mehrwertsteuer.',
  } satisfies Record<Totals['shipping'], string>,
  noOrderYet: 'Noch keine Bestellung: Sie prüfen am Ende alles in Ruhe.',
  fromConclusion: (term: number) =>
    term > 0 ? `Mindestlaufzeit ${monthsText(term)} ab Vertragsschluss.` : 'Keine Mindestlaufzeit.',
  barLabel: 'Kosten auf einen Blick',
  openSummary: 'Alle Kosten anzeigen',
  /** stepped("9,95 €", "50,95 €") → "9,95 €, dann 50,95 €" */
  stepped: (first: string, next: string) => `${first}, dann ${next}`,
  perMonth: (price: string) => `${price}\u00a0je\u00a0Monat`,
  perFourWeeks: (price: Cents) => `${formatEuro(price)} je 4\u00a0Wochen`,
  unpriced: 'Preis abhängig vom Tarif',
  unpricedText: 'Sobald ein Tarif gewählt ist, sehen Sie hier alle Kosten.',
  changed: (term: number, { total, average }: TermTotals) =>
    `Neu: Gesamt in ${term} Monaten ${formatEuro(total)}, im Schnitt ${formatEuro(average)} je Monat.`,
  changedPrice: (price: string) => `Neu: ${price}.`,
}

export const summary = {
  heading: 'Ihre Auswahl',
  changeCart: 'Warenkorb ändern',
  next: 'Weiter',
}

export const nextStep = {
  later: 'Später weitermachen',
  checkout: 'Zur Kasse',
  checkFirst: 'Verfügbarkeit prüfen',
  changeAddress: 'Adresse oder Tarif ändern',
  chooseTariff: 'Tarif wählen',
  chooseDevice: 'Gerät wählen',
  chooseOtherTariff: 'Anderen Tarif wählen',
  hint: {
    checkout: undefined,
    noTariff: 'Für die Bestellung fehlt noch ein Tarif.',
    noDevice: 'Zu diesem Tarif gehört ein Gerät. Bitte wählen Sie eines aus.',
    noBundle: 'Dieses Gerät gibt es nicht mit diesem Tarif.',
    unchecked: 'Vor der Bestellung prüfen wir, ob Ihr Tarif an Ihrer Adresse verfügbar ist.',
    unavailable: 'Ihr Tarif ist an dieser Adresse nicht verfügbar.',
  } satisfies Record<NextStep, string | undefined>,
}

export const completion = {
  tariff: {
    title: 'Es fehlt noch ein Tarif',
    text: (device: string) => `${device} gibt es nur zusammen mit einem Tarif.`,
  },
  device: {
    title: 'Es fehlt noch ein Gerät',
    text: (tariff: string) =>
      `${tariff} ist mit Gerät in Ihrem Warenkorb. Sie können den Tarif zum selben Monatspreis auch ohne Gerät bestellen.`,
    without: 'Ohne Gerät weiter',
    swapping: 'Tarif wird gewechselt',
    swapped: (tariff: string) => `${tariff} ist jetzt ohne Gerät in Ihrem Warenkorb.`,
    failed: 'Der Tarif konnte nicht gewechselt werden',
    failedText: 'Bitte versuchen Sie es erneut.',
  },
  bundle: {
    title: (device: string) => `${device} ist mit diesem Tarif nicht erhältlich`,
    text: 'Wählen Sie einen anderen Tarif für das Gerät oder entfernen Sie es.',
    remove: 'Gerät entfernen',
  },
}

export const availability = {
  label: 'Verfügbarkeit an Ihrer Adresse',
  unchecked: 'Adresse noch nicht geprüft',
  available: 'An Ihrer Adresse verfügbar',
  unavailable: 'An dieser Adresse nicht verfügbar',
  upTo: (technology: Technology, down: number) =>
    `${technology === 'FIBRE' ? 'Glasfaser' : 'DSL'} bis ${formatSpeed(down)}`,
  check: 'Adresse prüfen',
  change: 'Adresse ändern',
}

export const priceCheck = {
  changed: 'Preise aktualisiert',
  removed: 'Nicht mehr verfügbar',
  /** removedNames(['Serien']) → "Serien ist nicht mehr verfügbar und …" */
  removedNames: (names: string[]) =>
    names.length === 1
      ? `${names[0]} ist nicht mehr verfügbar und wurde aus Ihrem Warenkorb entfernt.`
      : `${names.join(', ')} sind nicht mehr verfügbar und wurden aus Ihrem Warenkorb entfernt.`,
  product: 'Produkt',
  before: 'bisher',
  after: 'jetzt',
  nothing: '0\u00a0€',
  unpriced: 'ohne Preis',
  total: 'Gesamt über die Laufzeit',
  once: (amount: Cents) => `einmalig ${formatEuro(amount)}`,
  ok: 'Verstanden',
  unverified: 'Die Preise konnten gerade nicht geprüft werden. Sie sehen die zuletzt bekannten Preise.',
  retry: 'Erneut prüfen',
  chooseAgain: 'Bitte wählen Sie Ihren Tarif neu aus.',
}

export const miniCart = {
  empty: 'Warenkorb',
  filled: (count: number) => `Warenkorb, ${count} ${count === 1 ? 'Position' : 'Positionen'}`,
  /** overTerm('44,95 €, dann 29,95 €', 24, 127470) → '44,95 €, dann 29,95 €, gesamt in 24 Monaten 1.274,70 €' */
  overTerm: (price: string, term: number, total: Cents) => `${price}, gesamt in ${term} Monaten ${formatEuro(total)}`,
}
