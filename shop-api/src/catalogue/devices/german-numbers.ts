import { MONTH_NAMES } from '@nimbus/shared-contracts/dates'

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
