import type { Tv } from '@nimbus/shared-contracts/catalogue'

export const tvPage = {
  title: 'Nimbus TV',
  lead: 'Fernsehen zu Ihrem Internetanschluss. Drei Pakete, klare Monatspreise.',
  description: 'Nimbus TV mit Smart, SmartStream und MegaStream: Leistungen und Preise zum Internetanschluss.',
  packages: 'Drei Pakete',
  surcharge: 'je Monat zum Internettarif',
  withTariffs: (tv: string) => `Tarife mit ${tv} ansehen`,
  example: (name: string) => `Beispiel: ${name}`,
  note: 'Fernsehen gibt es zusammen mit einem Internettarif. Alle Preise inklusive Mehrwertsteuer.',
  extras: 'Streaming und TV-Box',
  extrasLead: 'Buchen Sie dazu, was Sie möchten. Nichts davon ist Pflicht.',
  notice: (notice: string) => `Jederzeit mit einer Frist von ${notice} kündbar.`,
  boxTerm: (term: string) => `Mindestlaufzeit ${term}.`,
  about: {
    NONE: [],
    SMART: ['Live-TV', 'Aufnahmen', 'Mediatheken'],
    SMARTSTREAM: ['Alles aus Smart', 'Der Streaming-Dienst „Serien“'],
    MEGASTREAM: ['Alles aus Smart', 'Alle Streaming-Dienste im Paket'],
  } satisfies Record<Tv, string[]>,
}
