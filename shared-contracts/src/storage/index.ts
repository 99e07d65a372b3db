export { persistentStore, watchStorage, type PersistentStore, type PersistentStoreOptions } from './persistent-store'
export {
  browserLocalStorage,
  browserSessionStorage,
  storedRecord,
  type KeyValueStorage,
  type RecordProblem,
  type StoredRecord,
  type StoredRecordOptions,
} from './stored-record'
