export { EmptySummary } from './empty-summary'
export { SummarySlot } from './summary-slot'
