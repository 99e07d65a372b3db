import { eq } from 'drizzle-orm'
import type { Declaration } from '@nimbus/shared-contracts/declaration'
import type { Queries } from '../../platform/database/database'
import { orders } from '../../platform/database/schema'

/** An order number however it is typed: "NB-2026-7K3M9Q", "nb 2026 7k3m9q" */
const ORDER_NUMBER = /\bNB[\s-]*(\d{4})[\s-]*([2-9A-HJ-NP-Z]{6})\b/

/** orderNumberIn('Auftrag nb 2026 7k3m9q, Glasfaser') → 'NB-2026-7K3M9Q' */
export function orderNumberIn(text: string): string | undefined {
  const [, year, code] = ORDER_NUMBER.exec(text.toUpperCase()) ?? []
  return year && code ? `NB-${year}-${code}` : undefined
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * The order that a declaration names, where its name or e-mail address is that of the order too; whoever only knows a
 * number attaches nothing to it. Anything else is for an operator to find.
 */
export async function matchedOrder(tx: Queries, { contents }: Declaration): Promise<string | null> {
  const number = orderNumberIn(contents.contract)
  if (number === undefined) return null
  const [order] = await tx.select({ result: orders.result }).from(orders).where(eq(orders.order_id, number))
  if (!order) return null
  const { name, email } = order.result
  const fits = [
    [name, contents.name],
    [email, contents.email],
  ].some(([known = '', given = '']) => known !== '' && folded(known) === folded(given))
  return fits ? number : null
}
