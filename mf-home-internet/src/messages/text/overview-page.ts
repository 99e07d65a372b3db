import { formatEuro, type PriceStep } from '@nimbus/shared-contracts/money'
import { monthsText, stepMonths } from '@nimbus/shared-contracts/wording'

export const overviewPage = {
  title: 'Tarife für Ihr Zuhause',
  lead: (hasStartPrice: boolean) =>
    `Alle Tarifarten auf einen Blick.${hasStartPrice ? ' Der Preis nach der Startphase steht immer dabei.' : ''}`,
  description: 'Glasfaser-, DSL- und Young-Tarife von Nimbus im Überblick, mit Preisen ab der günstigsten Variante.',
  from: 'ab',
  perMonth: 'je\u00a0Monat',
  firstMonths: ({ amount, ...months }: PriceStep) => `${formatEuro(amount)} ${stepMonths(months, 'sentence')}, danach`,
  afterTerm: ({ amount, ...months }: PriceStep) => `${formatEuro(amount)} ${stepMonths(months, 'row')}`,
  average: (once: readonly string[], price: string, term: number) =>
    `Einmalig ${once.join(' und ')}, im Schnitt ${price} je Monat über ${monthsText(term)}.`,
  otherPrice: 'An Ihrer Adresse gilt ein eigenes Angebot. Preise und Laufzeiten stehen bei den Tarifen.',
  show: 'Tarife ansehen',
  showOf: (label: string) => `Tarife ansehen: ${label}`,
}
