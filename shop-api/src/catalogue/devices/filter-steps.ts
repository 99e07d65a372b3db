import { formatNumber } from '@nimbus/shared-contracts/numbers'
import type { DeviceData } from '../data/device-data'

/** A step of a filter that counts: from `from` up to, and without, `till`. */
export interface FilterStep {
  /** In addresses, which have no place for a comma: "6.2-6.5" */
  value: string
  label: string
}

const NBSP = '\u00a0'

/** Cents that one step of the price is wide. */
const PRICE_STEP = 500

/** The step of an average price. priceStep(3695) → {value: '35-40', label: '35 bis unter 40 €'} */
export function priceStep(average: number): FilterStep {
  const from = (Math.floor(average / PRICE_STEP) * PRICE_STEP) / 100
  const till = from + PRICE_STEP / 100
  return { value: `${from}-${till}`, label: `${from} bis unter ${till}${NBSP}€` }
}

/**
 * The step that a number is in. stepIn([6.2, 6.5], 6.3, 'Zoll') → {value: '6.2-6.5', label: '6,2 bis unter 6,5 Zoll'}; 5.8 → 'unter
 * 6,2 Zoll'; undefined without steps
 */
export function stepIn(bounds: readonly number[], amount: number, unit: string): FilterStep | undefined {
  if (bounds.length === 0) return undefined
  const from = bounds.findLast((bound) => bound <= amount)
  const till = bounds.find((bound) => bound > amount)
  const value = `${from ?? ''}-${till ?? ''}`
  const below = till === undefined ? '' : `unter ${formatNumber(till)}${NBSP}${unit}`
  if (from === undefined) return { value, label: below }
  return {
    value,
    label: till === undefined ? `ab ${formatNumber(from)}${NBSP}${unit}` : `${formatNumber(from)} bis ${below}`,
  }
}

/** Hours of a runtime: hoursOf('42:30') → 42.5 */
const hoursOf = (runtime: string): number => {
  const [hours = 0, minutes = 0] = runtime.split(':').map(Number)
  return hours + minutes / 60
}

/** The steps that a device is in; none of what it hasn't got. */
export const deviceSteps = (
  { display, energy }: DeviceData,
  steps: { display: readonly number[]; battery: readonly number[] },
): { display: FilterStep | undefined; battery: FilterStep | undefined } => ({
  display: display && stepIn(steps.display, display.inches, 'Zoll'),
  battery: energy && stepIn(steps.battery, hoursOf(energy.runtime), 'Stunden'),
})

/** Steps in their order: byStep('-6.2', '6.2-6.5') < 0 */
export const byStep = (one: string, other: string): number =>
  Number.parseFloat(`0${one}`) - Number.parseFloat(`0${other}`)
