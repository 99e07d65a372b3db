import { MONTH_NAMES } from '@nimbus/shared-contracts/dates'

/** decimal(6.3) → '6,3' */
export const decimal = (value: number): string => String(value).replace('.', ',')

/** thousands(1000) → '1.000' */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

/** hoursText('42:30') → '42 h 30 min' */
export function hoursText(runtime: string): string {
  const [hours, minutes] = runtime.split(':')
  return `${hours} h ${minutes} min`
}

/** monthText('2033-12') → 'Dezember 2033' */
export function monthText(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTH_NAMES[Number(number) - 1]} ${year}`
}
