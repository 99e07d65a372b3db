import type { ContractSummary } from '@nimbus/shared-contracts/order'

export type Section = ContractSummary['sections'][number]
export type Row = Section['rows'][number]
export type Table = NonNullable<Section['table']>

/** The headings of the annex of (EU) 2019/2243 in its order. */
export const SUMMARY_TITLES: Readonly<Record<SummaryPart, string>> = {
  services: 'Dienste und Geräte',
  speeds: 'Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen',
  prices: 'Preis',
  term: 'Laufzeit, Verlängerung und Kündigung',
  accessibility: 'Funktionsmerkmale für Endnutzer mit Behinderungen',
  other: 'Sonstige relevante Informationen',
}
type SummaryPart = 'services' | 'speeds' | 'prices' | 'term' | 'accessibility' | 'other'

/** row('Abhilfe', 'Sie können …') → {label: 'Abhilfe', text: ['Sie können …']} */
export const row = (label: string, ...text: string[]): Row => ({ label, text })

/** The same as part of a table, which a screen shows in its place. */
export const tableRow = (label: string, ...text: string[]): Row => ({ ...row(label, ...text), in_table: true })
