import * as v from 'valibot'
import type { DeclarationKind, Receipt } from '@nimbus/shared-contracts/declaration'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import { browserSessionStorage, storedRecord } from '@nimbus/shared-contracts/storage'

/** sessionStorage key of the receipts of this tab. */
const RECEIPTS_KEY = 'nimbus-r'

/** What shows a receipt again: where it is and that it came, nothing of what was declared. */
const keptSchema = v.object({
  number: v.string(),
  received_at: instantSchema,
  pdf: v.optional(v.string()),
  /** The order that the page's address named; '' for none. */
  order: v.string(),
})

export type KeptReceipt = Pick<Receipt, 'kind' | 'number' | 'received_at' | 'pdf'>

const record = storedRecord({
  key: RECEIPTS_KEY,
  version: 1,
  schema: v.object({ withdrawal: v.optional(keptSchema), cancellation: v.optional(keptSchema) }),
  storage: browserSessionStorage,
})

/** Keeps the last receipt of its kind, so that a reload of its page shows it again. */
export function keepReceipt({ kind, number, received_at, pdf }: Receipt, order: string): void {
  record.write({ ...record.read(), [kind]: { number, received_at, order, ...(pdf && { pdf }) } })
}

/** The receipt that belongs to a page; none on the page of another order. */
export function keptReceipt(kind: DeclarationKind, order: string): KeptReceipt | undefined {
  const kept = record.read()?.[kind]
  if (!kept || kept.order !== order) return undefined
  const { number, received_at, pdf } = kept
  return { kind, number, received_at, ...(pdf && { pdf }) }
}

/** Another declaration begins. */
export function forgetReceipt(kind: DeclarationKind): void {
  const { [kind]: _, ...others } = record.read() ?? {}
  record.write(others)
}
