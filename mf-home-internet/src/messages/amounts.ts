import type { Tv } from '@nimbus/shared-contracts/catalogue'

const nbsp = '\u00a0'

/** Names of the TV choices. */
export const tvName: Record<Tv, string> = {
  NONE: 'Ohne TV',
  SMART: 'Smart',
  SMARTSTREAM: 'SmartStream',
  MEGASTREAM: 'MegaStream',
}

/** 1000 → "1.000"; speeds keep at most one decimal: 2.4 → "2,4" */
export const speedText = (rate: number): string =>
  String(rate)
    .replace('.', ',')
    .replace(/^(\d+)(\d{3})$/, '$1.$2')

/** mbits(1000) → "1.000 MBit/s" */
export const mbits = (rate: number): string => `${speedText(rate)}${nbsp}MBit/s`

/** dayText('2027-05-01') → "01.05.2027" */
export const dayText = (day: string): string => day.split('-').reverse().join('.')

/** 24 → "24 Monate" */
export const monthsText = (months: number): string => (months === 1 ? `1${nbsp}Monat` : `${months}${nbsp}Monate`)
