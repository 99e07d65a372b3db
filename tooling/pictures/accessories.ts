import type { Drawing } from './drawings'
import { ground, halo, lit, placed, svg } from './svg'
import type { Paint } from './wallpaper'

export type Accessory = Extract<
  Drawing,
  'earbuds' | 'headphones' | 'speaker' | 'charger' | 'powerbank' | 'cable' | 'case'
>

const outlined = (path: string, color: string): string =>
  `<path d="${path}" fill="${color}"/><path d="${path}" fill="url(#light)"/><path d="${path}" fill="none" stroke="#0f1c20" stroke-opacity=".14"/>`

/** A bent line with light on it: headband or cable. */
const tube = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>` +
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="${(width / 3).toFixed(1)}" stroke-linecap="round"/>`

const earbud = (color: string, transform: string): string =>
  `<g transform="${transform}">` +
  outlined(
    'M28 26c0-15 11-24 26-24s25 10 25 25c0 16-10 27-22 29l-3 54c-1 7-5 10-10 10s-9-3-9-10l-2-60c-4-6-5-14-5-24z',
    color,
  ) +
  '<ellipse cx="60" cy="26" rx="11" ry="15" fill="#18242b" transform="rotate(18 60 26)"/><rect x="37" y="112" width="15" height="4" rx="2" fill="#0f1c20" opacity=".4"/></g>'

const cup = (x: number, color: string): string =>
  lit({ x, y: 142, width: 56, height: 100, rx: 26 }, color) +
  `<rect x="${x < 150 ? x + 44 : x - 8}" y="148" width="20" height="88" rx="10" fill="#18242b"/>`

/** Each in 300 × 300 units. */
const SHAPES: Record<Accessory, (color: string) => string> = {
  earbuds: (color) =>
    ground(150, 274, 96) +
    earbud(color, 'translate(52 16) rotate(-12 54 60)') +
    earbud(color, 'translate(250 16) scale(-1 1) rotate(-12 54 60)') +
    lit({ x: 62, y: 168, width: 176, height: 102, rx: 46 }, color) +
    '<path d="M64 206h172" stroke="#0f1c20" stroke-opacity=".3" stroke-width="2"/><circle cx="150" cy="224" r="3" fill="#74d3d8"/>',
  headphones: (color) =>
    ground(150, 262, 104) +
    tube('M68 168c-6-78 30-122 82-122s88 44 82 122', color, 20) +
    cup(42, color) +
    cup(202, color),
  speaker: (color) =>
    ground(150, 276, 78) +
    lit({ x: 86, y: 30, width: 128, height: 240, rx: 52 }, color) +
    '<rect x="86" y="76" width="128" height="160" fill="#0f1c20" opacity=".1"/>' +
    [92, 112, 132, 152, 172, 192, 212]
      .map(
        (y) =>
          `<path d="M102 ${y}h96" stroke="#0f1c20" stroke-opacity=".2" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 11"/>`,
      )
      .join('') +
    '<ellipse cx="150" cy="48" rx="42" ry="12" fill="#18242b"/><path d="M132 48a18 6 0 0 1 36 0" fill="none" stroke="#74d3d8" stroke-width="3" stroke-linecap="round"/>',
  charger: (color) =>
    ground(160, 268, 92) +
    '<g fill="#aab6b9"><rect x="112" y="22" width="14" height="52" rx="6"/><rect x="174" y="22" width="14" height="52" rx="6"/></g>' +
    lit({ x: 74, y: 68, width: 152, height: 196, rx: 34 }, color) +
    '<rect x="124" y="222" width="52" height="16" rx="8" fill="#0b1013" opacity=".85"/><path d="m154 122-20 32h16l-4 26 22-34h-16z" fill="#0f1c20" opacity=".22"/>',
  powerbank: (color) =>
    ground(150, 282, 74) +
    lit({ x: 84, y: 22, width: 132, height: 256, rx: 24 }, color) +
    '<rect x="130" y="30" width="40" height="12" rx="6" fill="#0b1013" opacity=".85"/><g fill="#74d3d8"><circle cx="132" cy="252" r="4"/><circle cx="144" cy="252" r="4"/><circle cx="156" cy="252" r="4"/></g><circle cx="168" cy="252" r="4" fill="#fff" opacity=".35"/>',
  cable: (color) =>
    ground(150, 276, 96) +
    tube('M96 96c0 96 108 30 108 96s-96 66-124 26-4-86 70-86 96 30 96 64', color, 13) +
    lit({ x: 80, y: 44, width: 32, height: 58, rx: 11 }, color) +
    '<rect x="86" y="20" width="20" height="28" rx="8" fill="#aab6b9"/>' +
    lit({ x: 230, y: 192, width: 32, height: 58, rx: 11 }, color) +
    '<rect x="236" y="246" width="20" height="28" rx="8" fill="#aab6b9"/>',
  case: (color) =>
    ground(150, 291, 74) +
    lit({ x: 76, y: 10, width: 148, height: 278, rx: 34 }, color) +
    '<rect x="82" y="16" width="136" height="266" rx="29" fill="none" stroke="#0f1c20" stroke-opacity=".18" stroke-width="2"/>' +
    '<rect x="92" y="26" width="74" height="78" rx="24" fill="#0b1013" opacity=".85"/><rect x="92" y="26" width="74" height="78" rx="24" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>' +
    '<circle cx="150" cy="188" r="40" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-dasharray="196 56" stroke-linecap="round"/>',
}

/** An accessory alone, or on its stage. */
export function accessory(kind: Accessory, { color }: Paint, view: 'pair' | 'scene'): string {
  const shape = SHAPES[kind](color)
  if (view === 'pair') return svg([300, 300], shape)
  return svg(
    [520, 520],
    halo(260, 262, [172, 232]) + placed({ x: 40, y: 44, width: 440, height: 440 }, '0 0 300 300', shape),
  )
}
