import * as v from 'valibot'
import { StoreRefusal } from './store-refusal'

/** The part of Storage that a record needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Why a stored record was not taken; `refused` is what somebody wanted to store. */
export type RecordProblem = 'unreadable' | 'other-version' | 'not-writable' | 'repaired' | 'refused'

export interface StoredRecordOptions<Schema extends v.GenericSchema> {
  key: string
  /** Counts up when the shape changes; a record of another version is migrated or dropped. */
  version: number
  schema: Schema
  /** What may be written, where `schema` forgives more; the same without it. */
  written?: v.GenericSchema<v.InferOutput<Schema>, v.InferOutput<Schema>>
  /** Parts of the value that may be lost by themselves, with what takes their place then. */
  spare?: object
  /** Turns the data of an older version into today's, or returns undefined to drop it. */
  migrate?: (data: unknown, version: number) => unknown
  storage: () => KeyValueStorage | undefined
  /** Told once per problem, for a log line and a hint; nothing is thrown. */
  onProblem?: (problem: RecordProblem, cause: unknown) => void
}

export interface StoredRecord<T> {
  /** The stored value, or undefined when there is none that can be trusted. */
  read(): T | undefined
  /**
   * Keeps the value and answers with a copy of it, as the schema reads it; where storage is denied or full it lives in memory
   * until the page goes. What doesn't fit is refused with a `StoreRefusal` in the log, and there is no answer.
   */
  write(value: T): T | undefined
  clear(): void
}

const envelope = v.object({ version: v.number(), data: v.unknown() })

/**
 * One versioned record in a browser storage, parsed with a schema when it is read and when it is written: a remote may not
 * leave to others what they can't read. A broken or foreign record is removed and reported, never thrown; a storage that
 * refuses to write leaves the value in memory.
 */
export function storedRecord<Schema extends v.GenericSchema>(
  options: StoredRecordOptions<Schema>,
): StoredRecord<v.InferOutput<Schema>> {
  type Value = v.InferOutput<Schema>
  const { key, version, schema, written = schema, spare = {}, migrate, storage, onProblem = () => {} } = options
  /** What the storage would hold, so that nobody shares an object with it. */
  let memory: string | null = null
  let memoryOnly = false

  const drop = (problem: RecordProblem, cause: unknown): undefined => {
    onProblem(problem, cause)
    try {
      storage()?.removeItem(key)
    } catch {
      memoryOnly = true
    }
    return undefined
  }

  const kept = (): string | null => {
    if (memoryOnly) return memory
    try {
      const place = storage()
      return place ? place.getItem(key) : memory
    } catch (cause) {
      onProblem('not-writable', cause)
      memoryOnly = true
      return memory
    }
  }

  /** A bad element of a list costs that element, and a bad part of those that may be lost that part. */
  const parsed = (data: unknown): Value => {
    const { success, output, issues } = v.safeParse(schema, data)
    if (success) return output
    const rest = v.parse(schema, withoutBadParts(data, issues, spare))
    onProblem('repaired', issues)
    return rest
  }

  const read = (): Value | undefined => {
    const text = kept()
    if (text === null) return undefined
    try {
      const stored = v.parse(envelope, JSON.parse(text))
      if (stored.version === version) return parsed(stored.data)
      const migrated = stored.version < version ? migrate?.(stored.data, stored.version) : undefined
      return migrated === undefined ? drop('other-version', stored.version) : parsed(migrated)
    } catch (cause) {
      return drop('unreadable', cause)
    }
  }

  /** The record's text, and a copy as one gets it back; a value of another shape, or that no text can hold, is refused. */
  const accepted = (value: Value): { copy: Value; text: string } | undefined => {
    try {
      const text = JSON.stringify({ version, data: v.parse(written, value) })
      return { copy: (JSON.parse(text) as { data: Value }).data, text }
    } catch (cause) {
      const refusal = new StoreRefusal(key, cause)
      console.error(refusal)
      onProblem('refused', refusal)
      return undefined
    }
  }

  const write = (value: Value): Value | undefined => {
    const taken = accepted(value)
    if (!taken) return undefined
    memory = taken.text
    try {
      storage()?.setItem(key, memory)
      memoryOnly = false
    } catch (cause) {
      if (!memoryOnly) onProblem('not-writable', cause)
      memoryOnly = true
    }
    return taken.copy
  }

  const clear = (): void => {
    memory = null
    try {
      storage()?.removeItem(key)
    } catch {
      memoryOnly = true
    }
  }

  return { read, write, clear }
}

/**
 * The data without what the issues are about: of elements of lists the outermost one of each, else a part that `spare` has
 * something for. An issue with anything else leaves all as it is.
 */
function withoutBadParts(data: unknown, issues: readonly v.BaseIssue<unknown>[], spare: object): unknown {
  const bad = new Map<unknown, Set<unknown>>()
  const replaced: Record<string, unknown> = {}
  for (const { path } of issues) {
    const element = path?.find(({ type }) => type === 'array')
    const part = path?.[0]?.key as keyof typeof spare
    if (element) bad.set(element.input, (bad.get(element.input) ?? new Set()).add(element.key))
    else if (part in spare) replaced[part] = spare[part]
    else return data
  }
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((_, index) => !bad.get(value)?.has(index)).map(without)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part)]))
  }
  return Object.assign(without(data) as object, replaced)
}

/** The page's sessionStorage; undefined on the server and where the browser denies it. */
export function browserSessionStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage
  } catch {
    return undefined
  }
}

/** The page's localStorage; undefined on the server and where the browser denies it. */
export function browserLocalStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}
