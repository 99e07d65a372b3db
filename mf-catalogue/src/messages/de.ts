import type { Tv } from '@nimbus/shared-contracts/catalogue'

const NBSP = '\u00a0'

/** Customer copy of the catalogue. Prices, speeds and dates come from the API. */
export const messages = {
  title: 'Start',
  description:
    'Glasfaser, DSL und Fernsehen von Nimbus. Prüfen Sie, was an Ihrer Adresse möglich ist, mit allen Preisen auf einen Blick.',
  hero: {
    eyebrow: 'Glasfaser, DSL und Fernsehen',
    title: `Internet, das einfach da${NBSP}ist.`,
    lead: `Bis 1.000${NBSP}MBit/s für Ihr Zuhause. Mit Preisen, die Sie vor der Bestellung vollständig kennen.`,
    picture: 'Wohnzimmer mit Fernseher, Router und Smartphone im Nimbus-Netz',
  },
  finder: {
    title: 'Was ist bei Ihnen möglich?',
    text: 'Die Prüfung ist kostenlos und unverbindlich.',
    button: 'Verfügbarkeit prüfen',
  },
  teasers: {
    title: 'Glasfaser für Ihr Zuhause',
    lead: 'Startpreis, Folgepreis und einmalige Kosten stehen immer zusammen.',
    all: 'Alle Glasfaser-Tarife',
    dsl: 'DSL-Tarife',
    young: 'Young-Tarife (18 bis 27 Jahre)',
    list: 'Glasfaser-Tarife',
    promotionTill: (day: string) => `Aktion bis ${day}`,
    download: 'Download',
    upload: 'Upload',
    upTo: 'bis',
    unit: 'MBit/s',
    usual: (speed: string) => `normalerweise ${speed}${NBSP}MBit/s im Download`,
    button: (tariff: string) => `${tariff} ansehen`,
    sheet: 'Produktinformationsblatt',
    sheetOf: (tariff: string) => `Produktinformationsblatt ${tariff}`,
    footnoteOf: (tariff: string) => `Bedingungen ${tariff}`,
    note: `Preise ohne Fernsehen, mit 24${NBSP}Monaten Mindestlaufzeit, inklusive Mehrwertsteuer. Versandkosten entstehen nur, wenn Sie ein Gerät bestellen.`,
    missing: 'Alle Tarife und Preise finden Sie in der Übersicht.',
  },
  honesty: {
    title: 'Ein Preis, ganz ausgeschrieben',
    lead: 'Was Sie insgesamt bezahlen, steht da, wo Sie entscheiden. Nicht im Kleingedruckten.',
    example: 'Beispiel',
    items: [
      {
        title: 'Jeder Monat zählt',
        text: 'Ein Startpreis steht nie allein. Direkt daneben steht, was Sie danach bezahlen und ab welchem Monat.',
      },
      {
        title: 'Einmalige Kosten',
        text: 'Die Bereitstellung gehört zum Preis, also gehört sie auch in die Anzeige.',
      },
      {
        title: 'Ein ehrlicher Durchschnitt',
        text: 'Wir rechnen alle Kosten der Laufzeit zusammen und teilen sie auf die Monate auf. Gerundet wird nach oben.',
      },
      {
        title: 'Nichts ist vorausgewählt',
        text: 'Was Geld kostet, wählen Sie selbst dazu.',
      },
    ],
  },
  television: {
    eyebrow: 'Fernsehen',
    title: ['Ihr Programm.', 'Zu jedem Internettarif.'],
    lead: 'Wählen Sie TV einfach dazu. Jede Option sehen Sie sofort im Gesamtpreis.',
    picture: 'TV-Box mit Fernbedienung vor einem Fernseher',
    perMonth: '/Monat',
    options: {
      SMART: { name: 'Smart', text: 'Live-TV, Aufnahmen und Mediatheken' },
      SMARTSTREAM: { name: 'SmartStream', text: 'Smart und ein Streaming-Dienst' },
      MEGASTREAM: { name: 'MegaStream', text: 'Smart und alle Streaming-Dienste im Paket' },
    } satisfies Record<Exclude<Tv, 'NONE'>, { name: string; text: string }>,
    from: (month: number) => `ab Monat ${month}`,
    note: `Aufpreis je Monat zum Glasfaser-Tarif mit 24${NBSP}Monaten Mindestlaufzeit.`,
    button: 'TV-Optionen vergleichen',
  },
  promises: {
    title: 'Klar geregelt, bevor Sie bestellen',
    items: {
      summary: {
        title: 'Vertrag vorab lesen',
        text: 'Die Vertragszusammenfassung erhalten Sie vor der Bestellung, zum Lesen und zum Speichern.',
      },
      router: {
        title: 'Ihr Router ist willkommen',
        text: 'Nutzen Sie Ihr eigenes Gerät. Die Zugangsdaten kommen kostenlos dazu.',
      },
      term: {
        title: `12 oder 24${NBSP}Monate`,
        text: `Sie wählen die Mindestlaufzeit. Danach kündigen Sie jederzeit mit einem Monat Frist.`,
        link: 'Verträge hier kündigen',
      },
      withdrawal: {
        title: `14${NBSP}Tage Widerruf`,
        text: 'Eine E-Mail oder ein Brief genügt. Gründe müssen Sie nicht nennen.',
        link: 'Vertrag widerrufen',
      },
    },
  },
  deviceList: {
    start: 'Start',
    mobile: 'Unterwegs',
    categories: 'Gerätekategorien',
    tariff: {
      label: 'Tarif für die Gerätepreise',
      chosen: 'Ihr Tarif:',
      none: 'Preise zusammen mit',
      change: 'Tarif ändern',
      choose: 'Tarif wählen',
      useOwn: 'Mit Ihrem Tarif zeigen',
      chosenFacts: (facts: string) => ` mit ${facts}`,
      facts: (facts: string) => `, ${facts}`,
    },
    filter: {
      title: 'Filter',
      form: 'Geräte filtern',
      active: (count: number) => `${count} aktiv`,
      company: 'Hersteller',
      color_group: 'Farbgruppe',
      storage: 'Speicher',
      chosen: 'Gewählte Filter',
      remove: (value: string) => `Filter ${value} entfernen`,
      removeAll: 'Alle Filter löschen',
    },
    sort: {
      label: 'Sortieren',
      recommended: 'Empfohlen',
      price: 'Preis je Monat aufsteigend',
      company: 'Hersteller A bis Z',
    },
    count: (total: number) => (total === 1 ? `1${NBSP}Gerät` : `${total.toLocaleString('de-DE')}${NBSP}Geräte`),
    devices: (count: number) => (count === 1 ? 'Gerät' : 'Geräte'),
    colors: (count: number) => (count === 1 ? '1 Farbe' : `${count} Farben`),
    chosenVariant: (variant: string) => `Gewählt: ${variant}`,
    perMonth: '/Monat',
    withTariff: (tariff: string) => `mit ${tariff}`,
    once: 'einmalig',
    hidden: (count: number, tariff: string) =>
      count === 1
        ? `Ein weiteres Gerät ist mit ${tariff} nicht erhältlich.`
        : `${count.toLocaleString('de-DE')} weitere Geräte sind mit ${tariff} nicht erhältlich.`,
    showAll: 'Alle Geräte ohne meinen Tarif zeigen',
    empty: 'Keine Geräte gefunden',
    emptyText: 'Mit diesen Filtern gibt es kein Gerät. Löschen Sie einzelne oder alle Filter.',
    emptyCategory: 'Zurzeit gibt es hier keine Geräte mit diesem Tarif.',
    pages: 'Seiten',
    page: (page: number) => `Seite ${page}`,
    pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    note: (tariff: string, volume: string, term: string) =>
      `Preise inklusive Mehrwertsteuer, mit ${tariff} (${volume}), Mindestlaufzeit ${term}. Geräte, die mit diesem Tarif nicht erhältlich sind, werden nicht angezeigt. Symbol mit durchgestrichenem Stecker: Ein Ladegerät liegt nicht bei.`,
  },
} as const
