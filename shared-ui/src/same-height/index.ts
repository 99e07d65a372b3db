export { useSameHeight } from './use-same-height'
