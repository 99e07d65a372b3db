import type { OneOffKind } from '@nimbus/shared-contracts/money'

const NBSP = '\u00a0'
const months = (term: number, plural: string): string => (term === 1 ? `1${NBSP}Monat` : `${term}${NBSP}${plural}`)

/** What customers read of any price. */
export const text = {
  /** What a one-off amount is for, as all remotes call it. */
  oneOffOf: {
    device: 'Gerät',
    provisioning: 'Bereitstellung',
    shipping: 'Versand',
    other: 'Weitere Kosten',
  } satisfies Record<OneOffKind, string>,
  oneOff: 'Einmalig',
  average: (term: number) => `Ø je Monat über ${months(term, 'Monate')}`,
  total: (term: number) => `Gesamt in ${months(term, 'Monaten')}`,
  perFourWeeks: `je 4${NBSP}Wochen`,
  equivalent: (amount: string) => `entspricht ${amount} im Monat`,
  monthly: 'monatlich',
  fromMonth: (from: number) => `ab Monat ${from}`,
  inMonth: (month: number) => `Monat ${month}`,
  inMonths: (from: number, till: number) => `Monat ${from}–${till}`,
} as const
