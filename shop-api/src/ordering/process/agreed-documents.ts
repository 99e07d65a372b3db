import { createHash } from 'node:crypto'
import type { PrintedDocument } from '@nimbus/server-kit/printing'
import { eq, inArray } from 'drizzle-orm'
import { shopDocument, type ShopDocuments } from '../../content/sheets/shop-documents'
import { AGREED_DOCUMENTS, type AgreedKind } from '../../kernel/documents/document-links'
import type { Queries } from '../../platform/database/database'
import { agreedDocuments, type orders } from '../../platform/database/schema'

type Hashes = NonNullable<(typeof orders.$inferSelect)['documents']>

/** A document that couldn't be made, and why. */
export interface UnmadeDocument {
  kind: AgreedKind
  error: unknown
}

/** Of whom documents are stored: an order of a tariff at an instant; `onUnmade` hears of each that can't be made. */
interface AgreedOf {
  tariffId: string
  at: Date
  onUnmade: (unmade: UnmadeDocument) => void
}

/**
 * Stores what the documents of an order say on its day, and answers with their hashes: a text that is edited later, in place or
 * by another build, changes no order that was made with it (BGB § 312f(2); decision 061). A document that can't be made costs
 * nobody the order: it is left out, and printed of the texts of the day once it can be.
 */
export async function agreeDocuments(tx: Queries, documents: ShopDocuments, of: AgreedOf): Promise<Hashes> {
  const agreed = AGREED_DOCUMENTS.flatMap((kind) => {
    const printed = madeOrNot(documents, kind, of)
    return printed ? [{ kind, hash: hashOf(printed), printed }] : []
  })
  const hashes = agreed.map(({ hash }) => hash)
  const rows = await tx
    .select({ hash: agreedDocuments.hash })
    .from(agreedDocuments)
    .where(inArray(agreedDocuments.hash, hashes))
  const known = rows.map(({ hash }) => hash)
  const missing = agreed.filter(({ hash }) => !known.includes(hash))
  if (missing.length > 0)
    await tx
      .insert(agreedDocuments)
      // always in one order, so that two orders at once don't wait for each other
      .values(missing.map(({ hash, printed }) => ({ hash, printed })).toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
      .onConflictDoNothing({ target: agreedDocuments.hash })
  return Object.fromEntries(agreed.map(({ kind, hash }) => [kind, hash]))
}

function madeOrNot(documents: ShopDocuments, kind: AgreedKind, of: AgreedOf): PrintedDocument | undefined {
  try {
    return shopDocument(documents, kind, of)
  } catch (error) {
    of.onUnmade({ kind, error })
    return undefined
  }
}

/**
 * What a document of an order said when it was made; undefined for orders of before, which have none stored. `onLost` hears of
 * one that was stored and is no longer there, since it is printed of other texts then.
 */
export async function agreedDocument(
  q: Queries,
  { documents }: Pick<typeof orders.$inferSelect, 'documents'>,
  kind: AgreedKind,
  onLost: () => void,
): Promise<PrintedDocument | undefined> {
  const hash = documents?.[kind]
  if (hash === undefined) return undefined
  const [row] = await q.select().from(agreedDocuments).where(eq(agreedDocuments.hash, hash))
  if (!row) onLost()
  return row?.printed
}

const hashOf = (printed: PrintedDocument): string =>
  createHash('sha256').update(JSON.stringify(printed)).digest('hex').slice(0, 32)
