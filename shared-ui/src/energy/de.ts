import { ENERGY_CLASSES, type PowerSupply } from '@nimbus/shared-contracts/catalogue'
import { formatNumber } from '@nimbus/shared-contracts/numbers'

const NBSP = '\u00a0'
const [BEST] = ENERGY_CLASSES
const WORST = ENERGY_CLASSES[ENERGY_CLASSES.length - 1]

/** A class with the scale that belongs to it. onScale('A') → "A auf der Skala A bis G" */
const onScale = (efficiencyClass: string): string => `${efficiencyClass} auf der Skala ${BEST} bis ${WORST}`

/** What customers read of the energy label, the product information sheet and the charger. */
export const text = {
  openLabel: (efficiencyClass: string, device: string) =>
    `Energieeffizienzklasse ${onScale(efficiencyClass)}. Energieeffizienzlabel für ${device} öffnen`,
  sheet: 'Produktdatenblatt',
  sheetOf: (device: string) => ` für ${device} (PDF)`,
  label: {
    device: 'Gerät',
    class: 'Energieeffizienzklasse',
    runtime: 'Akkulaufzeit je Ladung',
    cycles: 'Haltbarkeit des Akkus',
    drops: 'Zuverlässigkeit bei Stürzen',
    repair: 'Reparierbarkeit',
    protection: 'Schutz gegen Staub und Wasser',
  },
  onScale,
  class: (grade: string) => `Klasse ${grade}`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} Stunden ${minutes} Minuten`,
  chargeCycles: (cycles: number) => `${formatNumber(cycles)} Ladezyklen`,
  charger: (included: boolean) => (included ? 'Ladegerät dabei' : 'Ladegerät nicht dabei'),
  power: ({ min_w, max_w }: Pick<PowerSupply, 'min_w' | 'max_w'>) =>
    min_w === max_w
      ? `${formatNumber(max_w)}${NBSP}W`
      : `${formatNumber(min_w)}${NBSP}bis ${formatNumber(max_w)}${NBSP}W`,
  usbPd: `USB${NBSP}PD`,
} as const
