import { formatNumber } from '@nimbus/shared-contracts/numbers'

const NBSP = '\u00a0'

export const deviceList = {
  start: 'Start',
  mobile: 'Unterwegs',
  categories: 'Gerätekategorien',
  tariff: {
    label: 'Tarif für die Gerätepreise',
    chosen: 'Ihr Tarif:',
    none: 'Preise mit diesem Tarif:',
    change: 'Tarif ändern',
    choose: 'Tarif wählen',
    useOwn: 'Mit Ihrem Tarif anzeigen',
    chosenFacts: (facts: string) => ` mit ${facts}`,
    facts: (facts: string) => `, ${facts}`,
  },
  filter: {
    title: 'Filter',
    form: 'Geräte filtern',
    active: (count: number) => `${count} aktiv`,
    company: 'Hersteller',
    color_group: 'Farbe',
    storage: 'Speicher',
    price: 'Ø je Monat mit Tarif',
    display: 'Displaygröße',
    battery: 'Akku je Ladung',
    chosen: 'Gewählte Filter',
    remove: (value: string) => `Filter ${value} entfernen`,
    removeAll: 'Alle Filter löschen',
  },
  sort: {
    label: 'Sortieren',
    recommended: 'Empfohlen',
    price: 'Preis je Monat aufsteigend',
    total: 'Gesamtpreis aufsteigend',
    company: 'Hersteller A bis Z',
  },
  count: (total: number) => (total === 1 ? `1${NBSP}Gerät` : `${formatNumber(total)}${NBSP}Geräte`),
  devices: (count: number) => (count === 1 ? 'Gerät' : 'Geräte'),
  /** `shown`: how many aren't hidden. */
  hidden: (count: number, shown: number, tariff: string) =>
    count === 1
      ? `Ein ${shown > 0 ? 'weiteres ' : ''}Gerät ist mit ${tariff} nicht erhältlich.`
      : `${formatNumber(count)} ${shown > 0 ? 'weitere ' : ''}Geräte sind mit ${tariff} nicht erhältlich.`,
  showAll: 'Alle Geräte ohne Tarif anzeigen',
  empty: 'Keine Geräte gefunden',
  emptyText: 'Mit diesen Filtern gibt es kein Gerät. Löschen Sie einzelne oder alle Filter.',
  emptyCategory: 'Zurzeit gibt es hier keine Geräte mit diesem Tarif.',
  pages: 'Seiten',
  page: (page: number) => `Seite ${page}`,
  titleOf: (title: string, page: number) => (page > 1 ? `${title}, Seite ${page}` : title),
  pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  note: (tariff: string, volume: string, term: string) =>
    `Preise inklusive Mehrwertsteuer, mit ${tariff} (${volume}), ${term}.`,
  hiddenNote: 'Geräte, die mit diesem Tarif nicht erhältlich sind, werden nicht angezeigt.',
  plugNote: 'Symbol mit durchgestrichenem Stecker: Ein Ladegerät liegt nicht bei.',
} as const
