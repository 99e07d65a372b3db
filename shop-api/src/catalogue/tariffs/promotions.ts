import type { Promotion } from '@nimbus/shared-contracts/catalogue'
import { addDays, formatGermanDate } from '@nimbus/shared-contracts/dates'
import { startOfDay } from '@nimbus/server-kit/clock'
import type { CatalogueData } from '../data/data'

/**
 * The promotions of a catalogue with their instants: the last day counts in full, in German time.
 * last_day 2026-02-02 → valid_till 2026-02-02T23:00:00.000Z, name 'Aktion bis 02.02.2026'
 */
export function promotionsOf({ promotions }: CatalogueData): Promotion[] {
  return promotions.periods.map(({ id, first_day, last_day }) => ({
    id,
    name: `Aktion bis ${formatGermanDate(last_day)}`,
    valid_from: startOfDay(first_day).toISOString(),
    valid_till: startOfDay(addDays(last_day, 1)).toISOString(),
  }))
}

/** True from `valid_from` up to, not including, `valid_till`. */
export function isValidAt({ valid_from, valid_till }: Promotion, now: Date): boolean {
  return Date.parse(valid_from) <= now.getTime() && now.getTime() < Date.parse(valid_till)
}
