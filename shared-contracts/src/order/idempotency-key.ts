import type { OrderState } from './schema'

type Call = 'initiate' | 'submit'

/** 128 random bits as 32 hex digits. Not randomUUID, which browsers keep from pages without TLS. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The key for a call that must not happen twice: the same as long as `fingerprint` (what is sent) stays the same, so
 * that a retry after a lost answer or a reload is recognised by the server; a new one as soon as anything changes.
 */
export function idempotencyKey(
  state: OrderState,
  call: Call,
  fingerprint: string,
  newKey: () => string = randomKey,
): { state: OrderState; key: string } {
  const known = state.idempotency[call]
  if (known?.fingerprint === fingerprint) return { state, key: known.key }
  const key = newKey()
  return { state: { ...state, idempotency: { ...state.idempotency, [call]: { key, fingerprint } } }, key }
}

/**
 * Forgets the key of a call, so that its next try has a new one: after an answer that would only come again, as a 409 for
 * the same key with other content.
 */
export function withoutKey(state: OrderState, call: Call): OrderState {
  const { [call]: _, ...others } = state.idempotency
  return { ...state, idempotency: others }
}
