import { latestDay } from '../dates'
import type { LandlineResult } from './schema'

/**
 * The day before which a line can't be there, whatever is wished: it is still to be built, the former contract runs on, nobody
 * lives there yet (decision 060); '' where none of these days is known. startsNotBefore({planned_from: '2027-03-01', …}) → '2027-03-01'
 */
export const startsNotBefore = ({ planned_from = '', move_in_date = '', provider_change }: LandlineResult): string =>
  latestDay(planned_from, move_in_date, provider_change?.contract_end_date ?? '')
