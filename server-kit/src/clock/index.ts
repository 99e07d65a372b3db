export { CLOCK_EXAMPLES, addDays, createClock, dayOf, parseClock, startOfDay } from './clock'
