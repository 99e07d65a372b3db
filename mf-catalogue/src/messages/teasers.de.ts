import { YOUNG_AGES } from './young-ages'

const NBSP = '\u00a0'

export const teasers = {
  title: 'Glasfaser für Ihr Zuhause',
  lead: 'Startpreis, Folgepreis und einmalige Kosten stehen immer zusammen.',
  all: 'Alle Glasfaser-Tarife',
  dsl: 'DSL-Tarife',
  young: `Young-Tarife (${YOUNG_AGES} Jahre)`,
  list: 'Glasfaser-Tarife',
  promotionTill: (day: string) => `Aktion bis ${day}`,
  download: 'Download bis',
  upload: 'Upload bis',
  unit: 'MBit/s',
  usual: (speed: string) => `normalerweise ${speed}${NBSP}MBit/s im Download`,
  button: (tariff: string) => `${tariff} ansehen`,
  sheet: 'Produktinformationsblatt',
  sheetOf: (tariff: string) => `Produktinformationsblatt ${tariff}`,
  footnoteOf: (tariff: string) => `Bedingungen ${tariff}`,
  note: (term: number) =>
    `Preise ohne Fernsehen, mit ${term}${NBSP}Monaten Mindestlaufzeit, inklusive Mehrwertsteuer. Versandkosten entstehen nur, wenn Sie ein Gerät bestellen.`,
  missing: 'Alle Tarife und Preise finden Sie in der Übersicht.',
} as const
