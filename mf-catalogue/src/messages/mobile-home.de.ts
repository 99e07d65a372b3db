import { formatEuro, type PriceStep } from '@nimbus/shared-contracts/money'
import { monthsText, stepMonths } from '@nimbus/shared-contracts/wording'

const NBSP = '\u00a0'

export const mobileHome = {
  title: 'Mobilfunk und Geräte',
  description:
    'Mobilfunk-Tarife, Young und Prepaid von Nimbus, Smartphones, Tablets und Uhren mit Tarif: alle Preise mit Einmalkosten und Durchschnitt.',
  tariffs: 'Welcher Tarif passt zu Ihnen?',
  from: 'ab',
  perMonth: `je${NBSP}Monat`,
  perFourWeeks: `je 4${NBSP}Wochen`,
  after: ({ amount, ...months }: PriceStep) => `${formatEuro(amount)} ${stepMonths(months, 'row')}`,
  average: (once: readonly string[], average: string, term: number) =>
    `Einmalig ${once.join(' und ')}, im Schnitt ${average} je Monat über ${monthsText(term)}.`,
  noTerm: (once: readonly string[]) =>
    `Keine Mindestlaufzeit, ${once.length > 0 ? `einmalig ${once.join(' und ')}` : 'keine Bereitstellung'}.`,
  show: 'Tarife ansehen',
  showOf: (label: string) => `Tarife ansehen: ${label}`,
  categories: 'Geräte mit Tarif',
  categoriesLead: 'Bei jedem Gerät sehen Sie den vollständigen Preis: im Monat, einmalig und im Schnitt.',
  showDevices: (label: string) => `${label} ansehen`,
  fromDevice: 'ab',
  picked: (tariff: string) => `Smartphones mit ${tariff}`,
  all: 'Alle Smartphones',
  note: 'Alle Preise inklusive Mehrwertsteuer. Versand fällt nur an, wenn Sie ein Gerät dazunehmen.',
  benefits: [
    { product: 'mobilfunk', label: 'Vorteile der Mobilfunk-Tarife' },
    { product: 'prepaid', label: 'Vorteile von Prepaid' },
    { product: 'smartphone', label: 'Vorteile von Smartphones mit Tarif' },
  ],
} as const
