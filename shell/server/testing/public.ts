// What tests of the whole shop read of the edge.
export { examplesOf } from '../rendering/page-examples'
