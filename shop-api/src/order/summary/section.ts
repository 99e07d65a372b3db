import type { ContractSummary } from '@nimbus/shared-contracts/order'

export type Section = ContractSummary['sections'][number]
export type Row = Section['rows'][number]
export type Table = NonNullable<Section['table']>

/** row('Abhilfe', 'Sie können …') → {label: 'Abhilfe', text: ['Sie können …']} */
export const row = (label: string, ...text: string[]): Row => ({ label, text })

/** The same as part of a table, which a screen shows in its place. */
export const tableRow = (label: string, ...text: string[]): Row => ({ ...row(label, ...text), in_table: true })
