import { oneOffParts, type Cents, type PriceCondition } from '@nimbus/shared-contracts/money'
import { text } from './de'

/** What a one-off amount is for, as all remotes call it. */
export const ONE_OFF_LABEL = text.oneOffOf

/** A part of what is due once: {label: 'Bereitstellung', amount: 6995} */
export interface OneOffRow {
  label: string
  amount: Cents
}

/** What is due once, by name. oneOffRows(Glasfaser 150) → [{label: 'Bereitstellung', amount: 6995}] */
export const oneOffRows = (conditions: readonly PriceCondition[]): OneOffRow[] =>
  oneOffParts(conditions).map(({ kind, amount }) => ({ label: ONE_OFF_LABEL[kind], amount }))
