import type { OrderState } from './schema'

/**
 * The key for a call that must not happen twice: the same as long as `fingerprint` (what is sent) stays the same, so
 * that a retry after a lost answer or a reload is recognised by the server; a new one as soon as anything changes.
 */
export function idempotencyKey(
  state: OrderState,
  call: 'initiate' | 'submit',
  fingerprint: string,
  newKey: () => string,
): { state: OrderState; key: string } {
  const known = state.idempotency[call]
  if (known?.fingerprint === fingerprint) return { state, key: known.key }
  const key = newKey()
  return { state: { ...state, idempotency: { ...state.idempotency, [call]: { key, fingerprint } } }, key }
}
