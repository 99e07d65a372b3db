import { readDeclarationAnswer, type DeclarationProblems, type Receipt } from '@nimbus/shared-contracts/declaration'

/** How long the answer may take, in milliseconds; after that the customer may send it again, which is harmless. */
const LIMIT_MS = 20_000

/** What became of it; `lost` when nobody knows, and it may be sent again with the same key. */
export type Sent =
  | { outcome: 'received'; receipt: Receipt }
  | { outcome: 'problems'; problems: DeclarationProblems }
  | { outcome: 'lost' }

/**
 * Sends the fields of a form to the address of its page, where the edge takes them, also while the API is away. The same
 * key makes one declaration of however many sendings.
 */
export async function sendDeclaration(path: string, fields: Record<string, string>, key: string): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const answer = readDeclarationAnswer(await response.json())
    if (answer === undefined) return { outcome: 'lost' }
    return 'receipt' in answer ? { outcome: 'received', ...answer } : { outcome: 'problems', ...answer }
  } catch {
    return { outcome: 'lost' }
  }
}
