export { keepInPlace, onEmptied } from './keep-in-place'
