import { below, mix, seeded } from '../../kernel/random/seeded'
import type { CatalogueData } from '../data/data'
import type { Combination, DeviceCategory, DeviceData, Maker, PriceRow } from '../data/device-data'
import { deviceSteps } from '../devices/filter-steps'

/** Invented makers of generated catalogues. */
const MAKERS = [
  'Alvento',
  'Brunelk',
  'Ciskel',
  'Dornava',
  'Elgrund',
  'Fjandor',
  'Gelvaro',
  'Hulmerik',
  'Ivendra',
  'Jorvalk',
  'Kestuno',
  'Lurando',
]

/** Variants of each generated device. */
const VARIANTS = 5

const STORAGES = ['64 GB', '128 GB', '256 GB', '512 GB', '1 TB']
const DRAWINGS = ['phone-a', 'phone-b', 'phone-c', 'phone-d'] as const
const STEPS = [500, 1000, 1500] as const
const GRADES = ['A', 'B', 'C', 'D', 'E'] as const

export interface GeneratedSize {
  devices: number
  /** Another number makes another catalogue; the same number always makes the same. */
  seed: number
}

/** Whole numbers from 0 up to a bound, one after the other. */
type Draw = (bound: number) => number

function drawOf(text: string, seed: number): Draw {
  const start = mix(seeded(text), seed)
  let count = 0
  return (bound) => below(bound, mix(start, ++count))
}

/**
 * The catalogue with other smartphones: as many as asked for, with five variants each, in the format of its files.
 * generateCatalogue(bundledCatalogue(), {devices: 5000, seed: 1}) → 25,000 variants of 12 makers
 */
export function generateCatalogue(base: CatalogueData, { devices: count, seed }: GeneratedSize): CatalogueData {
  const colors = base.colors.map(({ id }) => id)
  const devices = Array.from({ length: count }, (_, index) => deviceOf(index, colors, drawOf(`device ${index}`, seed)))
  return {
    ...base,
    catalogue: { ...base.catalogue, version: `generated-${count}-${seed}` },
    makers: MAKERS.map(makerOf),
    devices,
    'device-categories': base['device-categories'].map((category) => ({
      ...category,
      steps: stepsOf(category, devices),
    })),
    'device-prices': {
      ...base['device-prices'],
      rows: devices.flatMap((device) => rowsOf(device, base['device-prices'].families.length, seed)),
    },
  }
}

/** The steps of a category's filters, where each of them has a device. */
function stepsOf({ slug, steps }: DeviceCategory, devices: readonly DeviceData[]): DeviceCategory['steps'] {
  const inThem = devices.filter(({ category }) => category === slug).map((device) => deviceSteps(device, steps))
  const kept = (key: 'display' | 'battery'): number[] => {
    const used = new Set(inThem.flatMap((values) => values[key]?.value ?? []))
    return used.size === steps[key].length + 1 ? steps[key] : []
  }
  return { display: kept('display'), battery: kept('battery') }
}

const idOf = (name: string): string => name.toLowerCase()

const makerOf = (name: string, index: number): Maker => ({
  id: idOf(name),
  name,
  legal_name: `${name} GmbH`,
  street: `Werkstraße ${index + 1}`,
  town: '01067 Dresden',
  email: `sicherheit@${idOf(name)}.example`,
})

/** Five variants: five colours of one storage, or three colours of two storages without one combination. */
function shapeOf(palette: readonly string[], draw: Draw): Pick<DeviceData, 'colors' | 'storages' | 'missing'> {
  const first = draw(palette.length)
  const colorsFrom = (length: number): string[] =>
    Array.from({ length }, (_, index) => palette[(first + index) % palette.length]!)
  const storage = draw(STORAGES.length - 1)
  if (draw(4) === 0) return { colors: colorsFrom(VARIANTS), storages: [STORAGES[storage]!], missing: [] }
  const colors = colorsFrom(3)
  const storages = [STORAGES[storage]!, STORAGES[storage + 1]!]
  const missing: Combination = [colors[draw(3)]!, storages[draw(2)]!]
  return { colors, storages, missing: [missing] }
}

function deviceOf(index: number, palette: readonly string[], draw: Draw): DeviceData {
  const maker = MAKERS[draw(MAKERS.length)]!
  const name = `Modell ${index + 1}`
  const inches = 5.5 + draw(15) / 10
  const hours = 20 + draw(35)
  const shape = shapeOf(palette, draw)
  const device = {
    id: `${idOf(maker)}-modell-${index + 1}`,
    category: 'smartphones',
    maker: idOf(maker),
    name,
    description: `${String(inches).replace('.', ',')}-Zoll-Display und ${hours} Stunden Akkulaufzeit.`,
    ...(draw(10) > 0 && { sort_index: draw(10_000) }),
    model: `GEN-${index + 1}`,
    drawing: DRAWINGS[draw(DRAWINGS.length)]!,
    ...shape,
    sold_out: [],
    lead_days: draw(4) === 0 ? [5, 7] : [2, 4],
    display: { inches, pixels: '2.400 × 1.080', hertz: [60, 90, 120][draw(3)]! },
    energy: {
      index: (110 + draw(180)) / 100,
      runtime: `${hours}:30`,
      cycles: 800 + draw(7) * 100,
      drop: GRADES[draw(GRADES.length)]!,
      repair: GRADES[draw(GRADES.length)]!,
      protection: 'IP68',
    },
    power: { included: draw(5) === 0, min_w: 5, max_w: 18 + draw(50), usb_pd: true },
    updates_until: `${2028 + draw(8)}-12`,
    facts: { camera: `${12 + draw(96)} MP`, sim: 'eSIM und Nano-SIM', size: '155 × 74 × 8 mm, 190 g' },
    highlights: [],
    accessibility: ['Bildschirmleser'],
    warnings: [],
  } satisfies Omit<DeviceData, 'box'>
  return { ...device, box: ['SIM-Nadel', ...(device.power.included ? ['Ladegerät'] : [])] }
}

/** A price for each storage; larger tariffs cost less, and some devices aren't sold with the smallest one. */
function rowsOf({ id, storages }: DeviceData, families: number, seed: number): PriceRow[] {
  const draw = drawOf(`prices of ${id}`, seed)
  const monthly = STEPS[draw(STEPS.length)]!
  const isForAll = draw(10) > 0
  const most = 19_900 + draw(40) * 1_000
  return storages.map((storage, index) => ({
    device: id,
    storage,
    monthly,
    once: Array.from({ length: families }, (_, at) =>
      at === 0 && !isForAll ? null : Math.max(100, most + index * 10_000 - at * 10_000),
    ),
  }))
}
