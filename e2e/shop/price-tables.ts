/** The columns of the page. The young price is named with its months: not those of a start price, nor those of the regular one. */
export const columnsOf = (hasStartPrice: boolean): readonly string[] => [
  'Ohne TV',
  hasStartPrice ? 'Young Monat 4–24' : 'Young Monat 1–24',
  'Smart',
  'SmartStream',
  'MegaStream',
]

const NONE = 'nicht im Angebot'

/** Monthly prices after the intro as PRICE-20 and PRICE-22 have them: a row for each tariff, a cell for each column. */
export const PRICE_TABLE: readonly (readonly [tariff: string, ...cells: string[]])[] = [
  ['Glasfaser 150', '45,95 €', NONE, '55,95 €', '62,95 €', '75,95 €'],
  ['Glasfaser 300', '50,95 €', NONE, '60,95 €', '67,95 €', '80,95 €'],
  ['Glasfaser 600', '60,95 €', NONE, '70,95 €', '77,95 €', '90,95 €'],
  ['Glasfaser 1.000', '70,95 €', NONE, '80,95 €', '87,95 €', '100,95 €'],
  ['DSL S', '38,95 €', '33,95 €', '48,95 €', '55,95 €', '68,95 €'],
  ['DSL M', '43,95 €', '38,95 €', '53,95 €', '60,95 €', '73,95 €'],
  ['DSL L', '48,95 €', '43,95 €', '58,95 €', '65,95 €', '78,95 €'],
  ['DSL XL', '55,95 €', '50,95 €', '65,95 €', '72,95 €', '85,95 €'],
]
