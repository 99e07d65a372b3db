import type { Technology } from '@nimbus/shared-contracts/catalogue'
import { formatEuro, type Cents } from '@nimbus/shared-contracts/money'
import type { LandlineCategory } from '../model/category'
import type { Eligibility } from '../model/eligibility'
import type { Block } from '../model/lines'
import { germanNumber } from '../model/number'
import type { NextStep } from '../features/next-step/model/next-step'

/** months(24) → "24 Monate"; months(1) → "1 Monat". With a no-break space. */
export const months = (count: number): string => `${count}\u00a0${count === 1 ? 'Monat' : 'Monate'}`

export const page = {
  title: 'Warenkorb',
  description: 'Ihr Warenkorb bei Nimbus mit allen Preisen je Zeitraum, Einmalkosten und Gesamtpreis.',
  heading: 'Ihr Warenkorb',
  loading: 'Ihr Warenkorb wird gezeigt, sobald die Seite geladen ist. Dafür muss JavaScript eingeschaltet sein.',
  back: 'Zurück zu den Tarifen',
  backTo: {
    'glasfaser-tarife': 'Zurück zu den Glasfaser-Tarifen',
    'dsl-tarife': 'Zurück zu den DSL-Tarifen',
    'young-tarife': 'Zurück zu den Young-Tarifen',
  } satisfies Record<LandlineCategory, string>,
}

export const empty = {
  title: 'Ihr Warenkorb ist leer',
  text: 'Wählen Sie einen Tarif für Ihr Zuhause, dann sehen Sie hier alle Kosten auf einen Blick.',
  action: 'Tarife ansehen',
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
  term: (term: number) => (term > 1 ? `${months(term)} Mindestlaufzeit` : 'ohne Mindestlaufzeit'),
  mandatory: 'gehört zum Tarif',
  notice: (notice: number) => `Kündigungsfrist ${months(notice)}`,
  speed: (down: number, up: number) =>
    `bis ${germanNumber(down)}\u00a0MBit/s im Download und ${germanNumber(up)}\u00a0MBit/s im Upload`,
  tv: { NONE: undefined, SMART: 'TV Smart', SMARTSTREAM: 'TV SmartStream', MEGASTREAM: 'TV MegaStream' },
  once: 'einmalig',
  free: 'ohne Aufpreis',
  sheet: 'Produktinformationsblatt',
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
  text: 'Tarif, Optionen und Hardware werden aus Ihrem Warenkorb entfernt. Ihre geprüfte Adresse bleibt gespeichert.',
  keep: 'Abbrechen',
  clear: 'Warenkorb leeren',
}

export const eligibility = {
  heading: 'Wer diesen Tarif bestellen kann',
  text: {
    young: 'Young-Tarife sind für alle im Alter von 18 bis 27 Jahren.',
    newBroadband:
      'Das Angebot gilt für Neukunden, die in den letzten 3 Monaten keinen Breitbandanschluss bei Nimbus hatten.',
    newCustomer: 'Das Angebot gilt für Neukunden, die in den letzten 3 Monaten keinen Anschluss bei Nimbus hatten.',
    stream:
      'Für Streaming-Dienste benötigen Sie einen Wohnsitz in Deutschland, eine Registrierung beim Dienst und Ihre Zustimmung zu dessen Nutzungsbedingungen.',
    fibre:
      'Glasfaser setzt einen Glasfaser-Hausanschluss voraus. Bei verbindlicher Buchung verlegen wir ihn kostenlos, wenn Anschluss- und Gebäudeadresse übereinstimmen. Die Bereitstellung braucht die Zustimmung des Eigentümers oder der Hausverwaltung und eine abschließende Prüfung des Ausbaus.',
  } satisfies Record<Eligibility, string>,
}

export const goodToKnow = {
  heading: 'Gut zu wissen, bevor es losgeht',
  delivery: { title: 'Lieferung', text: 'Wir liefern nur innerhalb Deutschlands, an Ihre Anschlussadresse.' },
  payment: { title: 'Zahlung', text: 'Lastschrift (SEPA) oder Rechnung, beides ohne Aufpreis.' },
  summary: {
    title: 'Vertragszusammenfassung',
    text: 'Sie erhalten sie vor der Bestellung zum Lesen und Speichern. Der Vertragstext wird gespeichert und liegt der Bestätigung bei.',
  },
  correct: {
    title: 'Eingaben ändern',
    text: 'Auf der letzten Seite sehen Sie alles noch einmal und können jeden Schritt korrigieren. Die Bestellung ist auf Deutsch.',
  },
}

export const costs = {
  heading: 'Ihre Kosten',
  vat: (shipping: boolean) =>
    shipping ? 'Inklusive Mehrwertsteuer und Versand.' : 'Inklusive Mehrwertsteuer. Es fallen keine Versandkosten an.',
  noOrderYet: 'Noch keine Bestellung: Sie prüfen am Ende alles in Ruhe.',
  fromConclusion: (term: number) => `Mindestlaufzeit ${months(term)} ab Vertragsschluss.`,
  barLabel: 'Kosten auf einen Blick',
  openSummary: 'Alle Kosten anzeigen',
  /** stepped("9,95 €", "50,95 €") → "9,95 €, dann 50,95 €" */
  stepped: (first: string, next: string) => `${first}, dann ${next}`,
  perMonth: (price: string) => `${price} je Monat`,
  changed: (term: number, total: Cents, average: Cents) =>
    `Neu: Gesamt in ${term} Monaten ${formatEuro(total)}, im Schnitt ${formatEuro(average)} je Monat.`,
}

export const summary = {
  heading: 'Ihre Auswahl',
  empty: 'Noch nichts ausgewählt. Sobald Sie einen Tarif wählen, sehen Sie hier alle Kosten.',
  emptyVat: 'Alle Preise inklusive Mehrwertsteuer.',
  changeCart: 'Warenkorb ändern',
  next: 'Weiter',
}

export const nextStep = {
  checkout: 'Zur Kasse',
  checkFirst: 'Verfügbarkeit prüfen',
  changeAddress: 'Adresse oder Tarif ändern',
  chooseTariff: 'Tarif wählen',
  chooseDevice: 'Gerät wählen',
  hint: {
    checkout: undefined,
    noTariff: 'Für die Bestellung fehlt noch ein Tarif.',
    incomplete: 'Zu diesem Tarif gehört ein Gerät. Bitte wählen Sie eines aus.',
    unchecked: 'Vor der Bestellung prüfen wir, ob Ihr Tarif an Ihrer Adresse verfügbar ist.',
    unavailable: 'Ihr Tarif ist an dieser Adresse nicht verfügbar.',
  } satisfies Record<NextStep, string | undefined>,
}

export const availability = {
  label: 'Verfügbarkeit an Ihrer Adresse',
  unchecked: 'Adresse noch nicht geprüft',
  available: 'An Ihrer Adresse verfügbar',
  unavailable: 'An dieser Adresse nicht verfügbar',
  upTo: (technology: Technology, down: number) =>
    `${technology === 'FIBRE' ? 'Glasfaser' : 'DSL'} bis ${germanNumber(down)}\u00a0MBit/s`,
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
}
