import * as v from 'valibot'
import { sessionRecord } from '@nimbus/shared-contracts/storage'

/** localStorage key of the choice; necessary, since it keeps the banner from asking again (TDDDG § 25). */
export const CONSENT_KEY = 'nimbus-consent'

const consentSchema = v.object({ statistics: v.boolean() })
export type Consent = v.InferOutput<typeof consentSchema>

const record = sessionRecord({
  key: CONSENT_KEY,
  version: 1,
  schema: consentSchema,
  storage: () => {
    try {
      return typeof window === 'undefined' ? undefined : window.localStorage
    } catch {
      return undefined
    }
  },
})

const listeners = new Set<() => void>()
let current: Consent | undefined
let known = false

/** The visitor's choice, or undefined as long as there is none. No choice is no consent. */
export function consent(): Consent | undefined {
  if (!known) {
    current = record.read()
    known = true
  }
  return current
}

/** Keeps a choice and tells who asked. */
export function decide(choice: Consent): void {
  current = choice
  known = true
  record.write(choice)
  for (const listener of listeners) listener()
}

/** Tells of each choice; returns unsubscribe. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
