import type * as v from 'valibot'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { browserSessionStorage, storedRecord, type RecordProblem, type StoredRecordOptions } from './stored-record'

/** What a React hook or a rule needs of a store; the proxy is valtio's. */
export interface PersistentStore<T extends object> {
  /** valtio proxy around the value. Empty until `restore` has run. */
  state: { value: T; restored: boolean }
  /** The empty value: what the server renders, and what hydration has to start from. */
  initial: T
  get(): T
  set(value: T): void
  /** Sets the empty value and removes the record. */
  reset(): void
  /** Reads the record once the page is hydrated, and again when a page comes back from the bfcache. */
  restore(): void
  /** Tells of each change; returns unsubscribe. */
  subscribe(listener: (value: T) => void): () => void
}

export interface PersistentStoreOptions<Schema extends v.GenericSchema> extends Omit<
  StoredRecordOptions<Schema>,
  'storage'
> {
  empty: () => v.InferOutput<Schema>
  storage?: StoredRecordOptions<Schema>['storage']
}

/**
 * A valtio store that lives in one sessionStorage record. On the server, and before `restore`, it holds the empty value,
 * so that the first client render equals the server's HTML.
 */
export function persistentStore<Schema extends v.GenericSchema>(
  options: PersistentStoreOptions<Schema>,
): PersistentStore<v.InferOutput<Schema> & object> {
  type Value = v.InferOutput<Schema> & object
  const { empty, storage = browserSessionStorage, onProblem = warn(options.key), ...rest } = options
  const record = storedRecord({ ...rest, storage, onProblem })
  const initial = Object.freeze(empty()) as Value
  const state = proxy<{ value: Value; restored: boolean }>({ value: empty() as Value, restored: false })
  const replace = (value: Value): void => {
    state.value = value
  }
  return {
    state,
    initial,
    get: () => snapshot(state).value as Value,
    set(value) {
      replace(structuredClone<Value>(value))
      record.write(value)
    },
    reset() {
      replace(empty() as Value)
      record.clear()
    },
    restore() {
      replace((record.read() ?? empty()) as Value)
      state.restored = true
    },
    subscribe: (listener) => subscribe(state, () => listener(snapshot(state).value as Value), true),
  }
}

const warn =
  (key: string) =>
  (problem: RecordProblem, cause: unknown): void => {
    console.warn(`storage: record ${key} is ${problem}`, cause)
  }
