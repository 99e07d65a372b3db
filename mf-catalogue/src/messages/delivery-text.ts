import { MONTH_NAMES } from '@nimbus/shared-contracts/dates'

const SOLD_OUT = 'Zurzeit ausverkauft'

/**
 * First and last day of delivery in words, of days YYYY-MM-DD.
 * deliveryText({from: '2026-12-01', till: '2026-12-03'}) → "Lieferung 1. bis 3. Dezember"; null → "Zurzeit ausverkauft"
 */
export function deliveryText(delivery: { from: string; till: string } | null): string {
  if (!delivery) return SOLD_OUT
  const [first, last] = [partsOf(delivery.from), partsOf(delivery.till)]
  const end = `${last.day}.\u00a0${last.month}`
  if (delivery.from === delivery.till) return `Lieferung am ${end}`
  return first.month === last.month
    ? `Lieferung ${first.day}. bis ${end}`
    : `Lieferung ${first.day}.\u00a0${first.month} bis ${end}`
}

function partsOf(day: string): { day: number; month: string } {
  const [, month, date] = day.split('-').map(Number)
  return { day: date ?? 1, month: MONTH_NAMES[(month ?? 1) - 1] ?? '' }
}
