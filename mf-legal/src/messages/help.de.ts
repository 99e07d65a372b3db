/** Customer copy of the help. */
export const helpMessages = {
  title: 'Hilfe und Kontakt',
  start: 'Start',
  heading: 'Wobei können wir helfen?',
  ways: 'Direkt erledigen',
  track: 'Auftrag verfolgen',
  availability: 'Verfügbarkeit prüfen',
  cancel: 'Verträge hier kündigen',
  withdraw: 'Vertrag widerrufen',
  talk: 'Mit uns sprechen',
  call: 'Anrufen',
  topics: 'Alle Themen',
} as const
