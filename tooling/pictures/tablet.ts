import { morning } from './clock-face'
import { flash, lens } from './phone'
import { closeUp, ground, halo, lit, placed, svg, type Place } from './svg'
import { wallpaper, type Paint } from './wallpaper'
import type { View } from './drawings'

/** Units of a tablet on its longer side. */
const BOX = '0 0 420 300'

function front(paint: Paint): string {
  const { sky, sun } = wallpaper(paint)
  return (
    `<rect x="2" y="2" width="416" height="296" rx="24" fill="${paint.color}"/>` +
    '<rect x="2" y="2" width="416" height="296" rx="24" fill="#000" opacity=".34"/>' +
    '<rect x="5" y="5" width="410" height="290" rx="22" fill="#070c0e"/>' +
    '<clipPath id="slate"><rect x="16" y="16" width="388" height="268" rx="11"/></clipPath>' +
    `<g clip-path="url(#slate)"><rect x="16" y="16" width="388" height="268" fill="${sky}"/>` +
    '<circle cx="270" cy="226" r="170" fill="#fff" opacity=".07"/><circle cx="270" cy="226" r="122" fill="#fff" opacity=".08"/>' +
    `<circle cx="270" cy="226" r="78" fill="${sun}" opacity=".95"/>` +
    '<path d="M16 214c90-40 200-30 388 12v60H16z" fill="#fff" opacity=".2"/><path d="M16 248c120-36 250-4 388-20v58H16z" fill="#fff" opacity=".26"/></g>' +
    morning(104, 52, 34) +
    '<rect x="62" y="102" width="84" height="6" rx="3" fill="#fff" opacity=".6"/>'
  )
}

function back(color: string): string {
  return (
    `<rect x="2" y="2" width="416" height="296" rx="24" fill="${color}"/><rect x="2" y="2" width="416" height="296" rx="24" fill="#000" opacity=".26"/>` +
    lit({ x: 5, y: 5, width: 410, height: 290, rx: 22 }, color) +
    '<rect x="5.500" y="5.500" width="409" height="289" rx="21.500" fill="none" stroke="#fff" stroke-opacity=".35"/>' +
    lens(44, 44, 18) +
    flash(80, 44) +
    '<circle cx="210" cy="150" r="22" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round" stroke-dasharray="106 32"/>'
  )
}

function side(color: string): string {
  return (
    `<rect x="40" y="140" width="220" height="20" rx="9" fill="${color}"/><rect x="40" y="140" width="220" height="20" rx="9" fill="#000" opacity=".2"/>` +
    '<rect x="44" y="145" width="212" height="9" rx="4.500" fill="#fff" opacity=".25"/><rect x="52" y="133" width="26" height="8" rx="3" fill="#0b1013"/>' +
    '<rect x="136" y="147" width="28" height="5" rx="2.500" fill="#0b1013" opacity=".7"/>'
  )
}

/** A tablet's front at a place of another drawing. */
export const tabletFront = (paint: Paint, place: Place): string => placed(place, BOX, front(paint))

/** One tablet, seen as `view` says. */
export function tablet(paint: Paint, view: View): string {
  const pair = (x: number, y: number, scale: number): string =>
    placed({ x: x + 48 * scale, y, width: 226 * scale, height: 162 * scale }, BOX, back(paint.color)) +
    tabletFront(paint, { x, y: y + 54 * scale, width: 246 * scale, height: 176 * scale })
  switch (view) {
    case 'pair':
      return svg([300, 300], ground(142, 276, 118) + pair(14, 40, 1))
    case 'scene':
      return svg([520, 520], halo(260, 262, [172, 232]) + ground(252, 446, 200, 9) + pair(28, 52, 1.68))
    case 'front':
      return svg([300, 300], ground(150, 258, 118) + tabletFront(paint, { x: 10, y: 50, width: 280, height: 200 }))
    case 'camera':
      return svg([300, 300], closeUp('-6 -6 170 170', back(paint.color)))
    case 'side':
      return svg([300, 300], ground(150, 172, 110, 5) + side(paint.color))
  }
}
