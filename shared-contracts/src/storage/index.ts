export { persistentStore, type PersistentStore, type PersistentStoreOptions } from './persistent-store'
export {
  browserSessionStorage,
  storedRecord,
  type KeyValueStorage,
  type RecordProblem,
  type StoredRecord,
  type StoredRecordOptions,
} from './stored-record'
