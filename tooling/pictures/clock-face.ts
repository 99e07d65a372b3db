/** Digits as strokes in a box of 20 × 32, since a rasteriser has no fonts that we could rely on. */
const DIGITS: Record<string, string> = {
  '0': 'M10 0c6 0 8.500 7 8.500 16s-2.500 16-8.500 16S1.500 25 1.500 16 4 0 10 0z',
  '3': 'M2.500 4.500C4.500 1.500 7 0 10 0c4.500 0 8 2.800 8 7.500S14.500 15 10 15c5 0 9 3 9 8.300S15 32 10 32c-4 0-6.500-1.600-8.500-4.700',
  '7': 'M1.500 1h17L7.500 32',
  ':': 'M4 10v.01M4 24v.01',
}

const WIDTHS: Record<string, number> = { ':': 8 }

/** The time of all pictures, half past seven in the morning, centred at `cx`, `height` units high from `y` on. */
export function morning(cx: number, y: number, height: number): string {
  const glyphs = ['0', '7', ':', '3', '0'].map((glyph) => ({ path: DIGITS[glyph], width: (WIDTHS[glyph] ?? 20) + 5 }))
  const total = glyphs.reduce((sum, { width }) => sum + width, -5)
  const scale = height / 32
  let left = 0
  const drawn = glyphs.map(({ path, width }) => {
    const glyph = `<path d="${path}" transform="translate(${left})"/>`
    left += width
    return glyph
  })
  const start = (cx - (total * scale) / 2).toFixed(1)
  return `<g transform="translate(${start} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`
}
