import { asc, eq } from 'drizzle-orm'
import type { DeclarationKind } from '@nimbus/shared-contracts/declaration'
import type { Queries } from '../../platform/database/database'
import { declarations } from '../../platform/database/schema'
import type { ReceiptLinks } from '../../kernel/documents/receipt-links'

/** A declaration as the status of its order shows it. */
export interface OrderDeclaration {
  kind: DeclarationKind
  number: string
  received_at: string
  /** Where its receipt can be had. */
  pdf: string
}

/** The withdrawals and cancellations of an order, in the order in which they came. */
export async function declarationsOf(db: Queries, links: ReceiptLinks, orderId: string): Promise<OrderDeclaration[]> {
  const found = await db
    .select()
    .from(declarations)
    .where(eq(declarations.order_id, orderId))
    .orderBy(asc(declarations.received_at))
  return found.map(({ kind, number, received_at }) => ({
    kind,
    number,
    received_at: received_at.toISOString(),
    pdf: links.to(number),
  }))
}
