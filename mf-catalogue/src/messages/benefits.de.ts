export const benefits = {
  reasons: 'Was dafür spricht',
  price: 'Was es kostet',
  priceLead: 'Der günstigste Tarif mit allen Kosten.',
  taxIncluded: 'Inklusive Mehrwertsteuer.',
  allOf: { landline: 'Alle Tarife für Ihr Zuhause', mobile: 'Alle Mobilfunk-Tarife' },
  steps: 'So einfach geht es',
  questions: 'Häufige Fragen',
  others: 'Weitere Vorteile',
} as const
