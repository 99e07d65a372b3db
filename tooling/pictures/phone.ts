import { morning } from './clock-face'
import { closeUp, ground, halo, lit, placed, svg, type Place } from './svg'
import { wallpaper, type Paint } from './wallpaper'
import type { View } from './drawings'

/** Units of a phone seen from front or back. */
const BOX = '0 0 200 410'

export type PhoneModel = 'a' | 'b' | 'c' | 'd'

/** A lens with its ring and glint. */
export function lens(cx: number, cy: number, r: number): string {
  const part = (share: number): string => (r * share).toFixed(1)
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#0b1013"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${part(0.98)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.5"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${part(0.66)}" fill="#18242b"/><circle cx="${cx}" cy="${cy}" r="${part(0.36)}" fill="#27424f"/>` +
    `<circle cx="${(cx - r * 0.25).toFixed(1)}" cy="${(cy - r * 0.28).toFixed(1)}" r="${part(0.13)}" fill="#dff3f5"/>`
  )
}

export const flash = (cx: number, cy: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="5.500" fill="#fff3d6" stroke="#000" stroke-opacity=".25"/>`

/** The raised plate below the cameras. */
function plate(box: { x: number; y: number; width: number; height: number; rx: number }, color: string): string {
  const { x, y, width, height, rx } = box
  const rect = (fill: string, opacity = 1, down = 0): string =>
    `<rect x="${x}" y="${y + down}" width="${width}" height="${height}" rx="${rx}" fill="${fill}" opacity="${opacity}"/>`
  const edge = `<rect x="${x + 0.5}" y="${y + 0.5}" width="${width - 1}" height="${height - 1}" rx="${rx - 0.5}" fill="none" stroke="#fff" stroke-opacity=".5"/>`
  return rect('#000', 0.18, 3) + rect(color) + rect('#000', 0.07) + edge
}

/** Cameras of the four back sides: square plate, column, bar, circle. */
const CAMERAS: Record<PhoneModel, (color: string) => string> = {
  a: (color) =>
    plate({ x: 18, y: 18, width: 98, height: 102, rx: 30 }, color) +
    lens(45, 45, 20) +
    lens(45, 93, 20) +
    lens(89, 69, 20) +
    flash(90, 34) +
    '<circle cx="90" cy="105" r="3" fill="#0b1013"/>',
  b: () => lens(42, 46, 21) + lens(42, 98, 21) + lens(42, 150, 21) + flash(80, 46),
  c: (color) =>
    plate({ x: 5.5, y: 46, width: 187, height: 58, rx: 10 }, color) +
    lens(42, 75, 20) +
    lens(91, 75, 20) +
    lens(140, 75, 14) +
    flash(172, 75),
  d: (color) =>
    plate({ x: 33, y: 29, width: 132, height: 132, rx: 66 }, color) +
    lens(72, 72, 18) +
    lens(126, 72, 18) +
    lens(72, 120, 18) +
    flash(126, 120),
}

function back(model: PhoneModel, color: string): string {
  const keys = (fill: string, opacity: number): string =>
    `<g fill="${fill}" opacity="${opacity}"><rect x="195" y="112" width="5" height="34" rx="2"/><rect x="195" y="160" width="5" height="58" rx="2"/></g>`
  return (
    keys(color, 1) +
    keys('#000', 0.35) +
    `<rect x="2" y="2" width="194" height="406" rx="36" fill="${color}"/>` +
    '<rect x="2" y="2" width="194" height="406" rx="36" fill="#000" opacity=".26"/>' +
    lit({ x: 5.5, y: 5, width: 187, height: 400, rx: 33 }, color) +
    '<rect x="6" y="5.500" width="186" height="399" rx="32.500" fill="none" stroke="#fff" stroke-opacity=".35"/>' +
    CAMERAS[model](color)
  )
}

/** The lock screen: a sun over hills, and the time. */
function front(paint: Paint): string {
  const { sky, sun } = wallpaper(paint)
  return (
    `<rect x="2" y="2" width="194" height="406" rx="36" fill="${paint.color}"/>` +
    '<rect x="2" y="2" width="194" height="406" rx="36" fill="#000" opacity=".34"/>' +
    '<rect x="4.500" y="4.500" width="189" height="401" rx="34" fill="#070c0e"/>' +
    `<clipPath id="screen"><rect x="10" y="10" width="178" height="390" rx="28"/></clipPath>` +
    `<g clip-path="url(#screen)"><rect x="10" y="10" width="178" height="390" fill="${sky}"/>` +
    '<circle cx="99" cy="300" r="150" fill="#fff" opacity=".07"/><circle cx="99" cy="300" r="112" fill="#fff" opacity=".08"/>' +
    `<circle cx="99" cy="300" r="74" fill="${sun}" opacity=".95"/>` +
    '<path d="M10 318c46-22 92-20 178 6v76H10z" fill="#fff" opacity=".2"/><path d="M10 346c60-26 118-6 178-18v72H10z" fill="#fff" opacity=".26"/></g>' +
    '<rect x="76" y="20" width="46" height="14" rx="7" fill="#070c0e"/>' +
    morning(99, 70, 34) +
    '<rect x="56" y="118" width="86" height="6" rx="3" fill="#fff" opacity=".6"/>' +
    '<rect x="70" y="389" width="58" height="3.500" rx="2" fill="#fff" opacity=".8"/>'
  )
}

function side(color: string): string {
  return (
    `<rect x="143" y="16" width="34" height="268" rx="15" fill="${color}"/>` +
    '<rect x="143" y="16" width="34" height="268" rx="15" fill="#000" opacity=".2"/>' +
    '<rect x="150.500" y="16" width="19" height="268" rx="9.500" fill="#fff" opacity=".25"/>' +
    `<g fill="${color}"><rect x="173" y="91" width="10" height="28" rx="4"/><rect x="173" y="132" width="10" height="52" rx="4"/></g>` +
    '<g fill="#000" opacity=".3"><rect x="173" y="91" width="10" height="28" rx="4"/><rect x="173" y="132" width="10" height="52" rx="4"/></g>' +
    '<rect x="135" y="34" width="9" height="66" rx="4" fill="#0b1013"/>'
  )
}

/** A phone's back at a place of another drawing. */
export const phoneBack = (model: PhoneModel, { color }: Paint, place: Place): string =>
  placed(place, BOX, back(model, color))

/** A phone's front at a place of another drawing. */
export const phoneFront = (paint: Paint, place: Place): string => placed(place, BOX, front(paint))

/** One phone, seen as `view` says. */
export function phone(model: PhoneModel, paint: Paint, view: View): string {
  const pair = (x: number, y: number, scale: number): string =>
    phoneFront(paint, { x: x + 114 * scale, y: y + 18 * scale, width: 126 * scale, height: 258 * scale }) +
    phoneBack(model, paint, { x, y, width: 134 * scale, height: 275 * scale })
  switch (view) {
    case 'pair':
      return svg([300, 300], ground(152, 291, 104) + pair(40, 12, 1))
    case 'scene':
      return svg([520, 520], halo(260, 262, [172, 232]) + ground(260, 505, 170, 9) + pair(44, 16, 1.76))
    case 'front':
      return svg([300, 300], ground(150, 291, 62) + phoneFront(paint, { x: 83, y: 12, width: 134, height: 275 }))
    case 'camera':
      return svg([300, 300], closeUp('-4 -4 170 170', back(model, paint.color)))
    case 'side':
      return svg([300, 300], ground(160, 291, 40) + side(paint.color))
  }
}
