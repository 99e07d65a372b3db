export { observed } from './observed'
