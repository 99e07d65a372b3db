import type { Tv } from '@nimbus/shared-contracts/catalogue'
import { WITH_NOTICE, WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'
import { YOUNG_AGES } from './young-ages'

const NBSP = '\u00a0'

export const hero = {
  eyebrow: 'Glasfaser, Mobilfunk und Fernsehen',
  title: `Internet, das einfach da${NBSP}ist.`,
  lead: `Bis 1.000${NBSP}MBit/s für Ihr Zuhause. Mit Preisen, die Sie vor der Bestellung vollständig kennen.`,
  picture: 'Wohnzimmer mit Fernseher, Router und Smartphone im Nimbus-Netz',
} as const

export const finder = {
  title: 'Was ist bei Ihnen möglich?',
  text: 'Die Prüfung ist kostenlos und unverbindlich.',
  address: 'Ihre Adresse',
  addressExample: 'Straße, Hausnummer, Ort',
  button: 'Verfügbarkeit prüfen',
} as const

export const honesty = {
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
} as const

export const television = {
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
  note: (term: number) => `Aufpreis je Monat zum Glasfaser-Tarif mit ${term}${NBSP}Monaten Mindestlaufzeit.`,
  button: 'TV-Optionen vergleichen',
} as const

export const promises = {
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
      text: `Sie wählen die Mindestlaufzeit. Danach kündigen Sie jederzeit ${WITH_NOTICE}.`,
      link: 'Verträge hier kündigen',
    },
    withdrawal: {
      title: `${WITHDRAWAL_TIME} Widerruf`,
      text: 'Eine E-Mail oder ein Brief genügt. Gründe müssen Sie nicht nennen.',
      link: 'Vertrag widerrufen',
    },
  },
} as const

export const areas = {
  title: 'Für zu Hause. Für unterwegs.',
  home: 'Zuhause',
  fibre: 'Glasfaser',
  toFibre: 'Glasfaser-Tarife ansehen',
  mobile: 'Unterwegs',
  phone: 'Mobilfunk mit Smartphone',
  toPhones: 'Smartphones ansehen',
  then: 'dann',
} as const

export const mobileTeasers = {
  title: 'Mobilfunk-Tarife',
  lead: 'Ein Preis in jedem Monat, mit den einmaligen Kosten daneben.',
  all: 'Alle Mobilfunk-Tarife',
  list: 'Mobilfunk-Tarife',
  young: `Young (${YOUNG_AGES} Jahre)`,
  prepaid: 'Prepaid ohne Mindestlaufzeit',
  note: (term: number) => `Preise ohne Gerät, mit ${term}${NBSP}Monaten Mindestlaufzeit, inklusive Mehrwertsteuer.`,
} as const
