import { formatNumber } from '@nimbus/shared-contracts/numbers'

const NBSP = '\u00a0'

interface Speed {
  down: number
  up: number
}

/** What customers read of the data of a mobile tariff. */
export const text = {
  gigabytes: (gb: number) => `${formatNumber(gb)}${NBSP}GB`,
  unlimited: 'Unbegrenzt',
  unlimitedVolume: 'unbegrenztes Datenvolumen',
  perMonth: (volume: string) => `${volume} Datenvolumen im Monat`,
  perFourWeeks: (volume: string) => `${volume} Datenvolumen je 4${NBSP}Wochen`,
  /** In MBit/s. */
  atMost: ({ down, up }: Speed) =>
    `geschätzt maximal ${formatNumber(down)}${NBSP}MBit/s im Download und ${formatNumber(up)}${NBSP}MBit/s im Upload`,
  /** In kbit/s. */
  after: ({ down, up }: Speed) => `danach ${down}${NBSP}kbit/s im Download und ${up}${NBSP}kbit/s im Upload`,
} as const
