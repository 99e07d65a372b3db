export { CLOCK_EXAMPLES, createClock, dayOf, parseClock, startOfDay } from './clock'
