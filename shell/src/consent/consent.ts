import * as v from 'valibot'
import { storedRecord, type KeyValueStorage } from '@nimbus/shared-contracts/storage'

/** localStorage key of the choice; necessary, since it keeps the banner from asking again (TDDDG § 25). */
const CONSENT_KEY = 'nimbus-consent'

const choiceSchema = v.object({ statistics: v.boolean() })
type ConsentChoice = v.InferOutput<typeof choiceSchema>

export interface ConsentStore {
  /** The visitor's choice, or undefined as long as there is none. No choice is no consent. */
  choice(): ConsentChoice | undefined
  decide(choice: ConsentChoice): void
  /** Tells of each choice; returns unsubscribe. */
  subscribe(listener: () => void): () => void
}

/** Keeps the visitor's choice; where the storage is denied, for the life of the page. */
export function createConsentStore(storage: () => KeyValueStorage | undefined): ConsentStore {
  const record = storedRecord({ key: CONSENT_KEY, version: 1, schema: choiceSchema, storage })
  const listeners = new Set<() => void>()
  let current = record.read()
  return {
    choice: () => current,
    decide(choice) {
      current = choice
      record.write(choice)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
