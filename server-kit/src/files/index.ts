export { readIfThere } from './read-if-there'
export { UNFINISHED, replaceFile } from './replace-file'
export { syncAll, syncPlace, writeSynced } from './synced'
