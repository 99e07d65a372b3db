import { formatSpeed } from '@nimbus/shared-contracts/numbers'
import { monthsText, termText, USAGE_PRICES } from '@nimbus/shared-contracts/wording'

const NBSP = '\u00a0'
/** Where a long word may break in a narrow column. */
const SHY = '\u00ad'

/** For search engines; only the server says it. */
export const compareHead = {
  titleOf: (names: readonly string[]) =>
    names.length > 0 ? `${names.join(' und ')} im Vergleich` : 'Tarife vergleichen',
  description:
    'Bis zu drei Tarife oder Geräte mit Tarif von Nimbus nebeneinander: alle Preise, Geschwindigkeiten, Laufzeiten und was sie in 24 Monaten kosten.',
} as const

export const compare = {
  start: 'Start',
  title: 'Tarife vergleichen',
  lead: 'Bis zu drei Tarife oder Geräte mit Tarif nebeneinander, mit jedem Preis und jeder Bedingung. Sie können diesen Vergleich als Lesezeichen speichern oder teilen.',
  form: {
    title: 'Was möchten Sie vergleichen?',
    column: (number: number) => `Tarif ${number}`,
    none: 'Kein Tarif',
    own: (device: string | undefined, tariff: string, term: string) =>
      `${device ? `${device} mit ` : ''}${tariff}, ${term}`,
    submit: 'Vergleichen',
    groups: {
      FIBRE: 'Glasfaser',
      DSL: 'DSL',
      YOUNG: 'Von 18 bis 27 Jahren',
      MOBILE: 'Mobilfunk',
      PREPAID: 'Prepaid',
      OWN: 'Ihre Auswahl',
    },
    devices: 'Geräte fügen Sie auf der Geräteseite über „Mit anderem Tarif vergleichen“ hinzu.',
    toDevices: 'Smartphones ansehen',
    toAdvisor: 'Unsicher? Fünf Fragen zum passenden Tarif',
  },
  empty: {
    title: 'Noch ist nichts ausgewählt',
    text: 'Wählen Sie oben bis zu drei Tarife aus, oder beginnen Sie mit einem dieser Vergleiche.',
    examples: 'Häufig verglichen',
  },
  notices: {
    title: 'Nicht alles konnte verglichen werden',
    refused: (count: number) =>
      count === 1
        ? 'Drei Angebote passen nebeneinander. Ein weiteres haben wir weggelassen.'
        : `Drei Angebote passen nebeneinander. ${count} weitere haben wir weggelassen.`,
    unknown: (count: number) =>
      count === 1
        ? 'Ein Angebot aus Ihrem Link gibt es nicht mehr. Wir haben es weggelassen.'
        : `${count} Angebote aus Ihrem Link gibt es nicht mehr. Wir haben sie weggelassen.`,
  },
  controls: {
    differences: 'Nur Unterschiede anzeigen',
    all: 'Alle Zeilen anzeigen',
    print: 'Vergleich drucken',
    noDifferences: 'In allen Zeilen sind diese Angebote gleich.',
  },
  table: {
    region: 'Vergleich der Angebote',
    caption: 'Preise inklusive Mehrwertsteuer',
    feature: 'Merkmal',
    nothing: 'keine Angabe',
    remove: 'Entfernen',
    removeOf: (name: string) => ` aus dem Vergleich: ${name}`,
    with: (tariff: string) => `mit ${tariff}`,
    term: 'Laufzeit',
    television: 'Fernsehen',
    prices: 'Preis',
    line: 'Geschwindigkeit',
    contract: 'Vertrag',
    included: 'Leistungen',
    device: 'Gerät',
    documents: 'Dokumente',
  },
  rows: {
    monthly: 'Monatspreis',
    usage: USAGE_PRICES,
    oneOff: 'Einmalig',
    average: `Durch${SHY}schnitt je Monat`,
    averageOver: (amount: string, term: number) => `${amount} über ${monthsText(term)}`,
    total: `Gesamt in der Mindest${SHY}laufzeit`,
    totalIn: (amount: string, term: number) => `${amount} in ${monthsText(term, 'dative')}`,
    noTerm: termText(0),
    paid: (month: number) => `Bezahlt nach ${monthsText(month, 'dative')}`,
    otherTerm: 'Mit anderer Laufzeit',
    otherTermOf: (term: number, average: string, total: string) => `${monthsText(term)}: Ø ${average}, gesamt ${total}`,
    technology: 'Anschluss',
    technologies: { FIBRE: 'Glasfaser', DSL: 'DSL', MOBILE: 'Mobilfunk', PREPAID: 'Mobilfunk' },
    down: 'Download',
    up: 'Upload',
    min: (rate: string) => `mindestens ${rate}`,
    normal: (rate: string) => `normalerweise ${rate}`,
    max: (rate: string) => `maximal ${rate}`,
    estimated: (rate: string) => `geschätzt maximal ${rate}`,
    volume: `Daten${SHY}volumen`,
    volumeIn: (volume: string, prepaid: boolean) => (prepaid ? `${volume} je 4${NBSP}Wochen` : `${volume} im Monat`),
    unlimited: 'unbegrenzt',
    noLimit: 'unbegrenzt, ohne Drosselung',
    after: 'Nach Verbrauch des Volumens',
    afterValue: (down: number, up: number) => `${down}${NBSP}kbit/s Download, ${up}${NBSP}kbit/s Upload`,
    minimumTerm: `Mindest${SHY}laufzeit`,
    termEnd: `Mindest${SHY}laufzeit bis`,
    termEndOf: (day: string) => `${day}, bei Vertragsschluss heute`,
    ending: 'Verlängerung und Kündigung',
    endingPrepaid: (when: string) => `${when} kündbar`,
    audience: `Voraus${SHY}setzungen`,
    tv: 'Fernsehen',
    services: 'Inklusive',
    variant: 'Ausführung',
    delivery: 'Lieferung',
    energy: `Energie${SHY}effizienz`,
    energyClass: (letter: string) => `Klasse ${letter}`,
    sheet: `Produkt${SHY}informa${SHY}tions${SHY}blatt`,
    speed: formatSpeed,
  },
  chart: {
    title: 'Was Sie in 24 Monaten bezahlen',
    lead: 'Alle Monatspreise und einmaligen Kosten zusammengezählt. Endet eine Mindestlaufzeit, läuft der Vertrag in dieser Rechnung weiter.',
    alt: 'Liniendiagramm der bisher bezahlten Summe je Monat. Dieselben Zahlen stehen in der Tabelle darunter.',
    month: 'Monat',
    tableTitle: 'Alle Zahlen als Tabelle',
    caption: 'Preis im Monat und bis dahin bezahlte Summe',
    inMonth: 'im Monat',
    untilThen: 'bis dahin',
  },
} as const
