import { monthsText } from '../amounts'

export const overviewPage = {
  title: 'Tarife für Ihr Zuhause',
  lead: 'Alle Tarifarten auf einen Blick. Der Preis nach der Startphase steht immer dabei.',
  description: 'Glasfaser-, DSL- und Young-Tarife von Nimbus im Überblick, mit Preisen ab der günstigsten Variante.',
  from: 'ab',
  perMonth: 'je\u00a0Monat',
  firstMonths: (price: string, months: number) =>
    months === 1 ? `${price} im ersten Monat, danach` : `${price} in Monat 1–${months}, danach`,
  afterTerm: (price: string, month: number) => `${price} je Monat ab Monat ${month}`,
  average: (once: string, price: string, term: number) =>
    `Einmalig ${once} Bereitstellung, im Schnitt ${price} je Monat über ${monthsText(term)}.`,
  show: 'Tarife ansehen',
  showOf: (label: string) => `Tarife ansehen: ${label}`,
}
