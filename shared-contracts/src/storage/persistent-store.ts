import type * as v from 'valibot'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { browserSessionStorage, storedRecord, type RecordProblem, type StoredRecordOptions } from './stored-record'

/** What a React hook or a rule needs of a store. */
export interface PersistentStore<T extends object> {
  /** valtio proxy around the value, empty until `restore` has run. Nobody writes to it but the store itself. */
  state: { value: T; restored: boolean }
  /** The empty value: what the server renders, and what hydration has to start from. */
  initial: T
  get(): T
  /**
   * Takes the value for all who read the store. One that its schema doesn't know is refused: false, a `StoreRefusal` in the
   * log, and a word to the shopper.
   */
  set(value: T): boolean
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
 *
 * valtio gives what all copies of React and all remotes need: a snapshot that stays the same object until
 * something changes, and one notice for changes that come together. Its proxies are a box here, of which `set` replaces the
 * whole value. What a customer may do with a cart or form is a pure function from one value to the next (README, rule 6),
 * which the API runs as well and tests try by the thousand; written field by field into a proxy it would be none. And a
 * change that went past `set` would be on screen, but in no record for the next page.
 */
export function persistentStore<Schema extends v.GenericSchema>(
  options: PersistentStoreOptions<Schema>,
): PersistentStore<v.InferOutput<Schema> & object> {
  type Value = v.InferOutput<Schema> & object
  const { empty, storage = pageStorage, onProblem = warn(options.key), ...rest } = options
  const record = storedRecord({ ...rest, storage, onProblem })
  const initial = frozen(empty() as Value)
  const state = proxy<{ value: Value; restored: boolean }>({ value: empty() as Value, restored: false })
  const current = (): Value => frozen(snapshot(state).value as Value)
  const replace = (value: Value): void => {
    state.value = value
  }
  return {
    state,
    initial,
    get: current,
    set(value) {
      const kept = record.write(value)
      if (kept === undefined) return false
      replace(kept as Value)
      return true
    },
    reset() {
      replace(empty() as Value)
      record.clear()
    },
    restore() {
      replace((record.read() ?? empty()) as Value)
      state.restored = true
    },
    subscribe: (listener) =>
      subscribe(
        state,
        () => {
          try {
            listener(current())
          } catch (cause) {
            // who sets the value, and who else listens, has nothing to do with it
            console.error(`storage: a subscriber of ${options.key} failed`, cause)
          }
        },
        true,
      ),
  }
}

/** Freezes what all remotes are given, through and through: valtio lets things be added to a snapshot. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** The page's sessionStorage; a browser that denies it has to be told of, as one whose storage is full. */
function pageStorage(): Storage | undefined {
  const place = browserSessionStorage()
  if (!place && typeof window !== 'undefined') throw new Error('storage: the browser denies it')
  return place
}

const listeners = new Set<(problem: RecordProblem) => void>()

/** Tells of what a store could not keep, take or read; returns unsubscribe. The shell says it to the shopper. */
export function watchStorage(listener: (problem: RecordProblem) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const warn =
  (key: string) =>
  (problem: RecordProblem, cause: unknown): void => {
    // the record has told of a refusal itself, as the error that it is
    if (problem !== 'refused') console.warn(`storage: record ${key} is ${problem}`, cause)
    listeners.forEach((tell) => tell(problem))
  }
