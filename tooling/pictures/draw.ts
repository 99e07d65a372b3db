import { accessory, type Accessory } from './accessories'
import type { Drawing, View } from './drawings'
import { phone, type PhoneModel } from './phone'
import { tablet } from './tablet'
import { watch } from './watch'
import type { Paint } from './wallpaper'

export interface PictureOf {
  drawing: Drawing
  color: Paint
  view: View
}

/** The drawing of a product as SVG, without fonts and without anything from outside. */
export function draw({ drawing, color, view }: PictureOf): string {
  if (drawing.startsWith('phone-')) return phone(drawing.slice('phone-'.length) as PhoneModel, color, view)
  if (drawing === 'tablet') return tablet(color, view)
  if (drawing === 'watch') return watch('round', color, view)
  if (drawing === 'watch-square') return watch('square', color, view)
  return accessory(drawing as Accessory, color, view === 'scene' ? 'scene' : 'pair')
}
