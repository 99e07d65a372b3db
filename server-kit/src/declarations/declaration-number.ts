import { createHash } from 'node:crypto'
import type { DeclarationKind } from '@nimbus/shared-contracts/declaration'

/** Letters and digits that can't be taken for each other when read out on the phone; as many as five bits can tell. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const PREFIX: Record<DeclarationKind, string> = { withdrawal: 'WR', cancellation: 'KD' }

/**
 * The number on a receipt, made of the key of the declaration: whoever takes it, edge or API, and however often it is
 * sent, it has the same one. 50 bits, so that two of a billion rarely meet.
 * declarationNumber('withdrawal', 'a') → 'WR-' and ten characters as 7K3M9-Q2XHP
 */
export function declarationNumber(kind: DeclarationKind, key: string): string {
  const digest = createHash('sha256').update(`${kind} ${key}`).digest()
  const code = Array.from(digest.subarray(0, 10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${PREFIX[kind]}-${code.slice(0, 5)}-${code.slice(5)}`
}
