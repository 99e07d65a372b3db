export { interpretSchema, type InterpretedValidator } from './interpret'
