import { formatNumber } from '@nimbus/shared-contracts/numbers'
import type { Device } from '@nimbus/shared-contracts/catalogue'
import type { DeviceData, Facts } from '../data/device-data'
import { monthText } from './german-numbers'

type Specification = Device['technical_specifications'][number]
type Highlight = Device['highlights'][number]

const FACTS: Record<keyof Facts, { name: string; icon: string }> = {
  camera: { name: 'Kamera', icon: 'camera' },
  sim: { name: 'SIM', icon: 'card-sim' },
  sound: { name: 'Klang', icon: 'volume-2' },
  sensors: { name: 'Sensoren', icon: 'activity' },
  runtime: { name: 'Laufzeit', icon: 'battery-full' },
  protection: { name: 'Schutz', icon: 'shield' },
  connections: { name: 'Verbindungen', icon: 'bluetooth' },
  power: { name: 'Leistung', icon: 'zap' },
  fits: { name: 'Passend für', icon: 'smartphone' },
  material: { name: 'Material', icon: 'layers' },
  content: { name: 'Lieferumfang', icon: 'package' },
  size: { name: 'Maße', icon: 'ruler' },
}

/** The technical data in the order of the page; what the energy label says too is taken from there, so that both agree. */
export function specificationsOf({ display, energy, updates_until, facts }: DeviceData): Specification[] {
  const fact = (key: keyof Facts): Specification[] => {
    const value = facts[key]
    return value === undefined ? [] : [{ ...FACTS[key], value }]
  }
  const row = (name: string, icon: string, value: string | undefined): Specification[] =>
    value === undefined ? [] : [{ name, icon, value }]
  return [
    ...row(
      'Display',
      'smartphone',
      display && `${formatNumber(display.inches)} Zoll, ${display.pixels} Pixel, ${display.hertz} Hz`,
    ),
    ...fact('camera'),
    ...fact('sound'),
    ...fact('power'),
    ...fact('fits'),
    ...fact('sensors'),
    ...row(
      'Akku',
      'battery-full',
      energy && `${energy.runtime} Stunden je Ladung, ${formatNumber(energy.cycles)} Ladezyklen`,
    ),
    ...fact('runtime'),
    ...row('Schutz', 'shield', energy && `${energy.protection}, Sturzklasse ${energy.drop}`),
    ...fact('protection'),
    ...row('Reparierbarkeit', 'wrench', energy && `Klasse ${energy.repair}`),
    ...fact('sim'),
    ...fact('connections'),
    ...fact('material'),
    ...fact('content'),
    ...fact('size'),
    ...row('Updates', 'refresh-cw', updates_until && `bis ${monthText(updates_until)}`),
  ]
}

/** The facts beside the picture: those of the data, else display, battery, repair and updates. */
export function highlightsOf({ highlights, display, energy, updates_until }: DeviceData): Highlight[] {
  if (highlights.length > 0) return highlights.map(([title, text]) => ({ title, text }))
  return [
    ...(display ? [{ title: `${formatNumber(display.inches)} Zoll`, text: `Display mit ${display.hertz} Hz` }] : []),
    ...(energy
      ? [
          { title: `${energy.runtime} Stunden`, text: 'Akkulaufzeit je Ladung' },
          { title: `Klasse ${energy.repair}`, text: 'Reparierbarkeit' },
        ]
      : []),
    ...(updates_until ? [{ title: `bis ${updates_until.slice(0, 4)}`, text: 'Software-Updates' }] : []),
  ]
}
