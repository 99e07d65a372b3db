/** A product's colour as the palette has it: id "fjordblau", CSS colour "#55779b". */
export interface Paint {
  id: string
  color: string
}

/** Background and sun of the screens, tuned to the colour of the body (DES-50). */
const WALLPAPERS: Record<string, { sky: string; sun: string }> = {
  fjordblau: { sky: '#274a78', sun: '#ffd2a6' },
  salbei: { sky: '#2f5143', sun: '#f5d58c' },
  lavarot: { sky: '#5a1f2c', sun: '#ffc08a' },
  sand: { sky: '#5a4630', sun: '#ffdf9e' },
  nacht: { sky: '#131d3a', sun: '#f7c6d9' },
  flieder: { sky: '#43386e', sun: '#ffc9c2' },
  nebelweiss: { sky: '#315a6b', sun: '#ffc9a0' },
}

export const wallpaper = ({ id }: Paint): { sky: string; sun: string } =>
  WALLPAPERS[id] ?? { sky: '#0f4048', sun: '#ffb58a' }
