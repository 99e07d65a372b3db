export { isSigned, sign } from './signature'
