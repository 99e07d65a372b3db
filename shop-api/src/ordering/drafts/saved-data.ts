import { createHmac, hkdfSync } from 'node:crypto'
import { unsealIban } from '../../forms/fields/iban'
import type { SavedScope, SavedScopes } from './drafts'

/**
 * Names what a customer gave in a scope: equal values have the same digest, whatever the order of their keys. It takes the
 * whole IBAN, of which the values have the masked form only, and a key, so that nobody can find the IBAN by trying.
 */
export function scopeDigest({ values, sealedIban }: SavedScope, vault: Buffer): string {
  const iban = sealedIban === null ? null : unsealIban(sealedIban, vault)
  return digest([values, iban], vault)
}

/**
 * The version of a summary together with what is saved: whoever confirms it has seen both. The agreement itself isn't part
 * of what it agrees to.
 */
export function versionWith(summaryVersion: string, saved: SavedScopes, vault: Buffer): string {
  const data = [...saved]
    .filter(([scope]) => scope !== 'ORDER_OVERVIEW')
    .map(([scope, answers]) => [scope, scopeDigest(answers, vault)])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return digest([summaryVersion, data], vault).slice(0, 32)
}

function digest(content: unknown, vault: Buffer): string {
  const key = Buffer.from(hkdfSync('sha256', vault, 'nimbus', 'saved data', 32))
  return createHmac('sha256', key)
    .update(JSON.stringify(content, (_key, value: unknown) => sorted(value)))
    .digest('hex')
}

/** An object with its keys in one order, since a database gives them back in another: {b, a} → {a, b} */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
