import type { Tv } from '@nimbus/shared-contracts/catalogue'

const NBSP = '\u00a0'

/** Customer copy of the start page. Prices, speeds and dates come from the catalogue. */
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
} as const
