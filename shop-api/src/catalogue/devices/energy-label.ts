import { escapeMarkup } from '@nimbus/server-kit/markup'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { ENERGY_CLASSES, type EnergyClass } from '@nimbus/shared-contracts/catalogue'
import type { Article } from './articles'
import type { DeviceEnergy } from '../data/device-data'
import { energyClassOf } from './energy-class'
import { hoursText } from './german-numbers'

/** Colours of the classes (PLAT-8). */
const COLORS: Record<EnergyClass, string> = {
  A: '#00a54f',
  B: '#50b848',
  C: '#bed630',
  D: '#fff101',
  E: '#fcb814',
  F: '#f36e21',
  G: '#ee1d23',
}

const WIDTH = 360
const HEIGHT = 720
const MARGIN = 24
const INK = '#0f1c20'

/** Top of the scale, and from one arrow to the next. */
const SCALE = { top: 176, step: 38, height: 32 }

/** Between two texts of a line. */
const GAP = 12
/** Half of a line, less the gap in its middle. */
const HALF = (WIDTH - 2 * MARGIN - GAP) / 2

interface TextStyle {
  /** As large as it may be; a text that needs more than its room is set smaller. */
  size: number
  room?: number
  bold?: boolean
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
}

function text(x: number, y: number, words: string, style: TextStyle): string {
  const { size, room = WIDTH - 2 * MARGIN, bold = false, anchor = 'start', fill = INK } = style
  return `<text x="${x}" y="${y}" font-size="${fittingSize(words, size, room, bold)}"${bold ? ' font-weight="700"' : ''} text-anchor="${anchor}" fill="${fill}">${escapeMarkup(words)}</text>`
}

/**
 * The size in which a text stays in its room, whatever font stands in for Arial.
 * fittingSize('42 h 30 min', 22, 150, true) → 20.7
 */
function fittingSize(words: string, size: number, room: number, bold: boolean): number {
  const ems = Array.from(words).reduce((sum, letter) => sum + widestEms(letter), 0) * (bold ? 1.12 : 1)
  return Math.min(size, Math.floor((room / ems) * 10) / 10)
}

/** A letter's width in ems in DejaVu Sans and Verdana, the widest of the fonts that systems take for sans-serif. */
function widestEms(letter: string): number {
  if (/[ .,:;'|()/\-ijlftrI]/.test(letter)) return 0.4
  if (/[mwMW@%×+]|[^ -ž]/.test(letter)) return 1
  return /[A-Z]/.test(letter) ? 0.72 : 0.64
}

/**
 * The energy label of a device with all that it has to say ((EU) 2023/1669), drawn by the shop: a stand-in for the official
 * artwork, and marked as one. It needs no font, script or style from anywhere.
 */
export function energyLabel({ data, maker }: Article, energy: DeviceEnergy): string {
  const name = `${maker.name} ${data.name}`
  const letter = energyClassOf(energy.index)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="t d" lang="de" font-family="Arial, Helvetica, sans-serif">`,
    `<title id="t">${escapeMarkup(`Energieeffizienzlabel: ${name}, Klasse ${letter}`)}</title>`,
    `<desc id="d">${escapeMarkup(
      factsOf(energy)
        .map(({ value, label }) => `${label}: ${value}`)
        .join(', '),
    )}</desc>`,
    `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="10" fill="#fff" stroke="${INK}" stroke-width="2"/>`,
    text(MARGIN, 50, 'Energieeffizienz', { size: 28, bold: true }),
    text(MARGIN, 70, 'Darstellung des Shops,', { size: 13 }),
    text(MARGIN, 86, 'nicht das amtliche Etikett', { size: 13 }),
    `<path d="M${MARGIN} 98h${WIDTH - 2 * MARGIN}" stroke="${INK}"/>`,
    text(MARGIN, 122, maker.name, { size: 20, bold: true }),
    text(MARGIN, 146, data.name, { size: 17, room: HALF }),
    text(WIDTH - MARGIN, 146, data.model, { size: 17, room: HALF, anchor: 'end' }),
    ...ENERGY_CLASSES.map(scaleArrow),
    pointer(letter),
    `<path d="M${MARGIN} 462h${WIDTH - 2 * MARGIN}" stroke="${INK}"/>`,
    ...factsOf(energy).map(fact),
    text(WIDTH / 2, HEIGHT - 20, '(EU) 2023/1669', { size: 13, anchor: 'middle' }),
    '</svg>',
  ].join('')
}

function scaleArrow(letter: EnergyClass, index: number): string {
  const { top, step, height } = SCALE
  const y = top + index * step
  const end = MARGIN + 84 + index * 20
  return (
    `<path d="M${MARGIN} ${y}H${end}l16 ${height / 2}l-16 ${height / 2}H${MARGIN}z" fill="${COLORS[letter]}"/>` +
    `<text x="${MARGIN + 12}" y="${y + 24}" font-size="23" font-weight="700" fill="#fff" stroke="${INK}" stroke-width="3" paint-order="stroke">${letter}</text>`
  )
}

/** The black arrow at the class of the device. */
function pointer(letter: EnergyClass): string {
  const { top, step, height } = SCALE
  const middle = top + ENERGY_CLASSES.indexOf(letter) * step + height / 2
  const right = WIDTH - MARGIN
  return (
    `<path d="M${right} ${middle - 26}h-56l-22 26l22 26h56z" fill="${INK}"/>` +
    text(right - 30, middle + 14, letter, { size: 40, bold: true, anchor: 'middle', fill: '#fff' })
  )
}

const factsOf = ({ runtime, cycles, drop, repair, protection, index }: DeviceEnergy) => [
  { value: hoursText(runtime), label: 'Akkulaufzeit je Ladung' },
  { value: `${formatNumber(cycles)}×`, label: 'Ladezyklen' },
  { value: drop, label: 'Sturzklasse' },
  { value: repair, label: 'Reparierbarkeit' },
  { value: protection, label: 'Schutzart' },
  { value: formatNumber(index), label: 'Effizienzindex' },
]

function fact({ value, label }: { value: string; label: string }, index: number): string {
  const x = MARGIN + (index % 2) * (HALF + GAP)
  const y = 504 + Math.floor(index / 2) * 72
  return text(x, y, value, { size: 22, room: HALF, bold: true }) + text(x, y + 22, label, { size: 12, room: HALF })
}
