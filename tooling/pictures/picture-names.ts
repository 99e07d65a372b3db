import { createHash } from 'node:crypto'
import { draw, type PictureOf } from './draw'
import { drawHero, type HeroPicture } from './heroes'

/** Eight hex digits of the content: another drawing has another name, so that a name can be kept for ever. */
const hashOf = (drawing: string): string => createHash('sha256').update(drawing).digest('hex').slice(0, 8)

const names = new Map<string, string>()

/** Draws at the first question only; a catalogue asks for the same few hundred pictures again and again. */
function named(stem: string, color: string, drawn: () => string): string {
  const key = `${stem} ${color}`
  const known = names.get(key)
  if (known) return known
  const name = `${stem}.${hashOf(drawn())}.svg`
  names.set(key, name)
  return name
}

/**
 * Name of a product's picture in the image service.
 * pictureName({drawing: 'phone-a', color: {id: 'fjordblau', color: '#55779b'}, view: 'pair'}) → "devices/phone-a-fjordblau-pair.3fa9c1d2.svg"
 */
export function pictureName(picture: PictureOf): string {
  const { drawing, color, view } = picture
  return named(`devices/${drawing}-${color.id}-${view}`, color.color, () => draw(picture))
}

/** Name of a hero's picture. heroPictureName('unterwegs-tarife') → "heroes/unterwegs-tarife.5d02e77a.svg" */
export const heroPictureName = (id: HeroPicture): string => named(`heroes/${id}`, '', () => drawHero(id))
