import type { ContractSummary } from '@nimbus/shared-contracts/order'

export type Section = ContractSummary['sections'][number]
export type Row = Section['rows'][number]

/** row('Abhilfe', 'Sie können …') → {label: 'Abhilfe', text: ['Sie können …']} */
export const row = (label: string, ...text: string[]): Row => ({ label, text })
