import type { SearchGroup } from '@nimbus/shared-contracts/search'

const count = (hits: number): string => (hits === 1 ? '1 Treffer' : `${hits} Treffer`)

/** Customer copy of the search. */
export const searchMessages = {
  start: 'Start',
  title: 'Suche',
  titleOf: (query: string) => `Suche nach „${query}“`,
  description: 'Suchen Sie in Tarifen, Geräten, Hilfe und rechtlichen Texten von Nimbus.',
  headingOf: (query: string) => `Ergebnisse für „${query}“`,
  lead: 'Finden Sie Tarife, Geräte, Hilfe und rechtliche Texte.',
  count,
  none: 'Keine Treffer',
  groups: 'Ergebnisse eingrenzen',
  all: 'Alle',
  group: {
    tariffs: 'Tarife',
    devices: 'Geräte',
    help: 'Hilfe',
    legal: 'Rechtliches',
  } satisfies Record<SearchGroup, string>,
  more: (hits: number, group: string) => `Alle ${hits} Treffer in ${group} anzeigen`,
  noneTitle: (query: string) => `Zu „${query}“ haben wir nichts gefunden`,
  noneText: 'Prüfen Sie die Schreibweise, oder suchen Sie nach einem allgemeineren Begriff.',
  helpful: 'Oft gesucht',
  links: {
    fibre: 'Glasfaser-Tarife',
    dsl: 'DSL-Tarife',
    mobile: 'Mobilfunk-Tarife',
    smartphones: 'Smartphones',
    availability: 'Verfügbarkeit prüfen',
    consumer: 'Verbraucherinformationen',
    cancel: 'Verträge hier kündigen',
  },
} as const
