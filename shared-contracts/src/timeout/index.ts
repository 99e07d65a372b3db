export { settledWithin, withTimeout, type Timeout } from './with-timeout'
