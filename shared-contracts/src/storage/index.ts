export { persistentStore, type PersistentStore, type PersistentStoreOptions } from './persistent-store'
export {
  browserSessionStorage,
  sessionRecord,
  type KeyValueStorage,
  type RecordProblem,
  type SessionRecord,
  type SessionRecordOptions,
} from './session-record'
