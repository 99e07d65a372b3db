import { MAX_PICTURE_SIDE } from '@nimbus/shared-contracts/catalogue'

/** A whole SVG document, so large that a rasteriser never has to enlarge it. svg([300, 300], '<path …/>') is drawn in 300 × 300 units. */
export function svg([width, height]: readonly [width: number, height: number], content: string): string {
  const scale = MAX_PICTURE_SIDE / Math.max(width, height)
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>${SHADES}${content}</svg>`
}

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** A drawing of its own units inside another one. */
export function placed({ x, y, width, height }: Place, viewBox: string, content: string): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`
}

/** A part of a drawing, as large as a picture of 300 × 300 units. */
export const closeUp = (viewBox: string, content: string): string =>
  '<clipPath id="close-up"><rect x="10" y="10" width="280" height="280" rx="28"/></clipPath>' +
  `<g clip-path="url(#close-up)">${placed({ x: 10, y: 10, width: 280, height: 280 }, viewBox, content)}</g>`

/** Soft shadow on the ground below a product. */
export const ground = (cx: number, cy: number, rx: number, ry = 6): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#0f1c20" opacity=".1"/>`

/** Light from the upper left for round and flat bodies; every document has both. */
const SHADES =
  '<defs>' +
  '<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".38" stop-color="#fff" stop-opacity=".06"/><stop offset=".62" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>' +
  '<linearGradient id="round" x1="0" x2="1"><stop offset="0" stop-color="#0f1c20" stop-opacity=".22"/><stop offset=".26" stop-color="#fff" stop-opacity=".16"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0f1c20" stop-opacity=".26"/></linearGradient>' +
  '<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d4650"/><stop offset=".62" stop-color="#5a8d93"/><stop offset="1" stop-color="#f3c3a3"/></linearGradient>' +
  '</defs>'

/** A rectangle with round corners in a colour and, over it, the light. */
export function lit(shape: { x: number; y: number; width: number; height: number; rx: number }, color: string): string {
  const { x, y, width, height, rx } = shape
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"`
  return `<rect ${box} fill="${color}"/><rect ${box} fill="url(#light)"/>`
}

/** The brand's halo behind a product: rings, and a warm arc on the outer one. */
export function halo(cx: number, cy: number, radii: readonly number[]): string {
  const outer = Math.max(...radii)
  const rings = radii.map(
    (radius, index) =>
      `<circle cx="${cx}" cy="${cy}" r="${radius}" stroke-opacity="${(0.34 - index * 0.08).toFixed(2)}"/>`,
  )
  return (
    `<g fill="none" stroke="#2b8790">${rings.join('')}</g>` +
    `<circle cx="${cx}" cy="${cy}" r="${outer}" fill="none" stroke="#ffb58a" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="${outer / 2} ${outer * 7}" transform="rotate(-58 ${cx} ${cy})"/>`
  )
}
