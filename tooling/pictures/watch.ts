import { morning } from './clock-face'
import { halo, lit, placed, svg, type Place } from './svg'
import { wallpaper, type Paint } from './wallpaper'
import type { View } from './drawings'

export type WatchShape = 'round' | 'square'

/** Units of a watch with its strap. */
const BOX = '0 0 200 300'

const STRAP =
  '<path d="M66 96 74 14c1-8 7-12 14-12h24c7 0 13 4 14 12l8 82z"/><path d="m66 204 8 82c1 8 7 12 14 12h24c7 0 13-4 14-12l8-82z"/>'

const HOLES =
  '<g fill="#0f1c20" opacity=".35"><circle cx="100" cy="262" r="3"/><circle cx="100" cy="276" r="3"/><circle cx="100" cy="248" r="3"/></g>'

/** Case and dial; the dial shows sun, rings of activity and time. */
const CASES: Record<WatchShape, (color: string, sky: string, sun: string) => string> = {
  round: (color, sky, sun) =>
    `<rect x="164" y="138" width="12" height="24" rx="5" fill="${color}"/><circle cx="100" cy="150" r="70" fill="${color}"/><circle cx="100" cy="150" r="70" fill="url(#light)"/>` +
    `<circle cx="100" cy="150" r="61" fill="#070c0e"/><circle cx="100" cy="150" r="56" fill="${sky}"/>${rings(sun, 50)}`,
  square: (color, sky, sun) =>
    `<rect x="160" y="134" width="14" height="30" rx="6" fill="${color}"/>${lit({ x: 34, y: 78, width: 132, height: 144, rx: 38 }, color)}` +
    `<rect x="42" y="86" width="116" height="128" rx="31" fill="#070c0e"/><rect x="47" y="91" width="106" height="118" rx="27" fill="${sky}"/>${rings(sun, 46)}`,
}

function rings(sun: string, radius: number): string {
  const around = (2 * Math.PI * radius).toFixed(0)
  return (
    `<circle cx="100" cy="150" r="${radius}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="6"/>` +
    `<circle cx="100" cy="150" r="${radius}" fill="none" stroke="${sun}" stroke-width="6" stroke-linecap="round" stroke-dasharray="${(radius * 4.2).toFixed(0)} ${around}" transform="rotate(-90 100 150)"/>` +
    morning(100, 138, 18) +
    '<rect x="82" y="168" width="36" height="4" rx="2" fill="#fff" opacity=".6"/>'
  )
}

/** A watch at a place of another drawing. */
export function watchFront(shape: WatchShape, paint: Paint, place: Place): string {
  const { sky, sun } = wallpaper(paint)
  const strap = `<g fill="${paint.color}">${STRAP}</g><g fill="#0f1c20" opacity=".16">${STRAP}</g><g fill="url(#round)">${STRAP}</g>`
  return placed(place, BOX, strap + HOLES + CASES[shape](paint.color, sky, sun))
}

function side({ color }: Paint): string {
  const strap =
    'M128 96c-8-30-6-58 8-78 6-8 16-4 14 6-4 20-4 44 2 72zm0 108c-8 30-6 58 8 78 6 8 16 4 14-6-4-20-4-44 2-72z'
  return (
    `<path d="${strap}" fill="${color}"/><path d="${strap}" fill="#000" opacity=".22"/>` +
    lit({ x: 124, y: 84, width: 40, height: 132, rx: 18 }, color) +
    '<path d="M162 96c8 8 10 28 10 54s-2 46-10 54z" fill="#070c0e"/><rect x="134" y="136" width="20" height="28" rx="8" fill="#000" opacity=".3"/>'
  )
}

/** One watch, seen as `view` says. */
export function watch(shape: WatchShape, paint: Paint, view: View): string {
  switch (view) {
    case 'scene':
      return svg(
        [520, 520],
        halo(260, 262, [172, 232]) + watchFront(shape, paint, { x: 97, y: 16, width: 326, height: 489 }),
      )
    case 'front':
      return svg(
        [300, 300],
        `<svg x="8" y="8" width="284" height="284" viewBox="22 72 156 156">${watchFront(shape, paint, { x: 0, y: 0, width: 200, height: 300 })}</svg>`,
      )
    case 'side':
      return svg([300, 300], side(paint))
    case 'camera':
    case 'pair':
      return svg([300, 300], watchFront(shape, paint, { x: 55, y: 8, width: 190, height: 285 }))
  }
}
