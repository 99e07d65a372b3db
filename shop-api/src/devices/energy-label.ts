import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { ENERGY_CLASSES, type EnergyClass } from '@nimbus/shared-contracts/catalogue'
import type { Article } from './articles'
import type { DeviceEnergy } from './data'
import { energyClassOf } from './energy-class'
import { hoursText } from './german-numbers'

/** Colours of the classes (spec section 9). */
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

/** Text as XML shows it. escapeXml('<b> & "c"') → '&lt;b&gt; &amp; &quot;c&quot;' */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

interface TextStyle {
  size: number
  bold?: boolean
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
}

const text = (x: number, y: number, words: string, { size, bold, anchor = 'start', fill = INK }: TextStyle): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${bold ? ' font-weight="700"' : ''} text-anchor="${anchor}" fill="${fill}">${escapeXml(words)}</text>`

/**
 * The energy label of a device with all that it has to say ((EU) 2023/1669), drawn by the shop: a stand-in for the official
 * artwork, and marked as one. It needs no font, script or style from anywhere.
 */
export function energyLabel({ data, maker }: Article, energy: DeviceEnergy): string {
  const name = `${maker.name} ${data.name}`
  const letter = energyClassOf(energy.index)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="t d" lang="de" font-family="Arial, Helvetica, sans-serif">`,
    `<title id="t">${escapeXml(`Energieeffizienzlabel: ${name}, Klasse ${letter}`)}</title>`,
    `<desc id="d">${escapeXml(
      factsOf(energy)
        .map(({ value, label }) => `${label}: ${value}`)
        .join(', '),
    )}</desc>`,
    `<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="10" fill="#fff" stroke="${INK}" stroke-width="2"/>`,
    text(MARGIN, 54, 'Energieeffizienz', { size: 30, bold: true }),
    text(MARGIN, 78, 'Darstellung des Shops, nicht das amtliche Etikett', { size: 13 }),
    `<path d="M${MARGIN} 94h${WIDTH - 2 * MARGIN}" stroke="${INK}"/>`,
    text(MARGIN, 122, maker.name, { size: 20, bold: true }),
    text(MARGIN, 146, data.name, { size: 17 }),
    text(WIDTH - MARGIN, 146, data.model, { size: 17, anchor: 'end' }),
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
  const x = MARGIN + (index % 2) * ((WIDTH - 2 * MARGIN) / 2 + 8)
  const y = 504 + Math.floor(index / 2) * 72
  return text(x, y, value, { size: 26, bold: true }) + text(x, y + 22, label, { size: 13 })
}
