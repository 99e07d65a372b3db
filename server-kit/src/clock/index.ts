export { CLOCK_EXAMPLES, addDays, createClock, dayOf, formatDay, parseClock, startOfDay } from './clock'
