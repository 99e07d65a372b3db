export const homePage = {
  title: 'Internet und Fernsehen für Ihr Zuhause',
  description: 'Glasfaser und DSL mit Fernsehen: alle Monatspreise, Einmalkosten und der Durchschnitt.',
  categories: 'Welcher Anschluss passt zu Ihnen?',
  tv: 'Fernsehen dazu',
  tvText: 'Nimbus TV gibt es zu jedem Anschluss, in drei Paketen.',
  toTv: 'Nimbus TV ansehen',
  availability: 'Verfügbarkeit prüfen',
  benefits: [
    { product: 'glasfaser', label: 'Vorteile von Glasfaser' },
    { product: 'dsl', label: 'Vorteile von DSL' },
    { product: 'young', label: 'Vorteile der Young-Tarife' },
    { product: 'tv', label: 'Vorteile von Nimbus TV' },
  ],
}
