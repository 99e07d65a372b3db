const NBSP = '\u00a0'

export const mobileHome = {
  title: 'Mobilfunk und Geräte',
  description:
    'Mobilfunk-Tarife, Young und Prepaid von Nimbus, Smartphones, Tablets und Uhren mit Tarif: alle Preise mit Einmalkosten und Durchschnitt.',
  tariffs: 'Welcher Tarif passt zu Ihnen?',
  from: 'ab',
  perMonth: `je${NBSP}Monat`,
  perFourWeeks: `je 4${NBSP}Wochen`,
  after: (amount: string, month: number) => `${amount} je Monat ab Monat ${month}`,
  average: (once: string, average: string, term: number) =>
    `Einmalig ${once} Bereitstellung, im Schnitt ${average} je Monat über ${term}${NBSP}Monate.`,
  noTerm: (once: string | undefined) =>
    `Keine Mindestlaufzeit, ${once === undefined ? 'keine' : `einmalig ${once}`} Bereitstellung.`,
  show: 'Tarife ansehen',
  showOf: (label: string) => `Tarife ansehen: ${label}`,
  categories: 'Geräte mit Tarif',
  categoriesLead: 'Jedes Gerät steht mit seinem ganzen Preis: im Monat, einmalig und im Schnitt.',
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
