import type { DeclarationKind } from '@nimbus/shared-contracts/declaration'
import { isSigned, sign } from '../signing/signature'

/** When a declaration has come to whoever passes it on, and the proof that it is the shop's own edge that says so. */
export const RECEIVED_AT_HEADER = 'x-received-at'
export const RECEIVED_SIGNATURE_HEADER = 'x-received-signature'

/** Characters that the key of edge and API has at least, so that nobody can guess it. */
export const DECLARATION_KEY_LENGTH = 24

/** What the edge says of a declaration that it took. */
export interface Reception {
  kind: DeclarationKind
  /** The Idempotency-Key, which stands for the content. */
  key: string
  /** ISO instant. */
  receivedAt: string
}

const signedText = ({ kind, key, receivedAt }: Reception): string => `${kind} ${key} ${receivedAt}`

/** Headers of a delivery by the edge; `secret` is known to edge and API only. */
export const receptionHeaders = (reception: Reception, secret: string): Record<string, string> => ({
  [RECEIVED_AT_HEADER]: reception.receivedAt,
  [RECEIVED_SIGNATURE_HEADER]: sign(signedText(reception), Buffer.from(secret)),
})

/** True when the edge has said so. */
export const isReception = (reception: Reception, signature: string, secret: string): boolean =>
  isSigned(signedText(reception), signature, Buffer.from(secret))
