export { UNFINISHED, replaceFile } from './replace-file'
