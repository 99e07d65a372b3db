import type { Tv } from '@nimbus/shared-contracts/catalogue'
import { WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'
import { monthsText } from '@nimbus/shared-contracts/wording'

const NBSP = '\u00a0'

export const hero = {
  eyebrow: 'Glasfaser, Mobilfunk und Fernsehen',
  title: `Internet, das einfach da${NBSP}ist.`,
  lead: `Bis 1.000${NBSP}MBit/s für Ihr Zuhause. Mit Preisen, die Sie vor der Bestellung vollständig kennen.`,
  picture: 'Abends im Wohnzimmer: Der Fernseher läuft, draußen geht die Sonne unter.',
} as const

export const finder = {
  title: 'Was ist bei Ihnen möglich?',
  text: 'Die Prüfung ist kostenlos und unverbindlich.',
  address: 'Ihre Adresse',
  addressExample: 'Straße, Hausnummer, Ort',
  button: 'Verfügbarkeit prüfen',
} as const

export const television = {
  eyebrow: 'Fernsehen',
  title: ['Ihr Programm.', 'Zu jedem Internettarif.'],
  lead: 'Wählen Sie TV einfach dazu. Jede Option sehen Sie sofort im Gesamtpreis.',
  picture: 'TV-Box mit Fernbedienung vor einem Fernseher',
  perMonth: '/Monat',
  options: {
    SMART: 'Live-TV, Aufnahmen und Mediatheken',
    SMARTSTREAM: 'Smart und der Streaming-Dienst „Serien“',
    MEGASTREAM: 'Smart und alle Streaming-Dienste im Paket',
  } satisfies Record<Exclude<Tv, 'NONE'>, string>,
  note: (term: number) => `Aufpreis je Monat zum Glasfaser-Tarif mit ${monthsText(term, 'dative')} Mindestlaufzeit.`,
  button: 'TV-Optionen vergleichen',
} as const

export const promises = {
  title: 'Klar geregelt, bevor Sie bestellen',
  items: {
    price: {
      title: 'Ein vollständiger Preis',
      text: (term: number) =>
        `Alle Monatspreise, Einmalkosten und der Durchschnitt über ${monthsText(term)} stehen immer zusammen.`,
    },
    summary: {
      title: 'Vertrag vorab lesen',
      text: 'Die Vertragszusammenfassung erhalten Sie vor der Bestellung, zum Lesen und zum Speichern.',
    },
    router: {
      title: 'Ihr Router ist willkommen',
      text: 'Nutzen Sie Ihr eigenes Gerät. Die Zugangsdaten erhalten Sie kostenlos.',
    },
    withdrawal: {
      title: `${WITHDRAWAL_TIME} online widerrufen`,
      text: 'Ein Formular, drei Angaben, sofort eine Bestätigung. Ganz ohne Anmeldung.',
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
  perMonth: 'je Monat',
  step: (months: string, amount: string) => `${months}: ${amount}. `,
} as const
