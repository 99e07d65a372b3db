import type { Promotion, Tariff } from '@nimbus/shared-contracts/catalogue'

/**
 * The promotion of a tariff that the API lists. It lists a promotion only while it is valid by the shop's clock, so
 * nothing here asks for the time and server and browser show the same.
 */
export const promotionOf = (tariff: Tariff): Promotion | undefined =>
  tariff.possible_promotions[0] ?? tariff.incentives[0]

const berlinDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The last day on which a promotion can be booked, in German: `valid_till` is the first instant that no longer counts.
 * lastDayOf({valid_till: '2026-02-02T23:00:00.000Z'}) → '02.02.2026'
 */
export function lastDayOf({ valid_till }: Promotion): string {
  const parts = Object.fromEntries(
    berlinDay.formatToParts(new Date(Date.parse(valid_till) - 1)).map(({ type, value }) => [type, value]),
  )
  return `${parts.day}.${parts.month}.${parts.year}`
}
