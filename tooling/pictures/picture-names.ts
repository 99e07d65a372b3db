import { createHash } from 'node:crypto'
import { DRAWINGS, galleryOf, viewsOf, type Drawing, type View } from './drawings'
import { draw, type PictureOf } from './draw'
import { drawHero, HERO_PICTURES, type HeroPicture } from './heroes'
import type { Paint } from './wallpaper'

/** Eight hex digits of the content: another drawing has another name, so that a name can be kept for ever. */
const named = (stem: string, drawing: string): string =>
  `${stem}.${createHash('sha256').update(drawing).digest('hex').slice(0, 8)}.svg`

/**
 * Name of a product's picture in the image service.
 * pictureName({drawing: 'phone-a', color: {id: 'fjordblau', color: '#55779b'}, view: 'pair'}) → "devices/phone-a-fjordblau-pair.3fa9c1d2.svg"
 */
export const pictureName = (picture: PictureOf): string =>
  named(`devices/${picture.drawing}-${picture.color.id}-${picture.view}`, draw(picture))

/** Name of a hero's picture. heroPictureName('unterwegs-tarife') → "heroes/unterwegs-tarife.5d02e77a.svg" */
export const heroPictureName = (id: HeroPicture): string => named(`heroes/${id}`, drawHero(id))

/**
 * All that whoever shows pictures has to know: the colours that products are drawn in, for each drawing its gallery and the
 * names of its pictures by colour and view, and the names of the heroes. The API reads it as shop-api/data/pictures.json.
 */
export function pictureNames(colors: readonly Paint[]) {
  const ofDrawing = (drawing: Drawing) => ({
    gallery: galleryOf(drawing),
    names: byKey(
      colors,
      ({ id }) => id,
      (color) =>
        byKey(
          viewsOf(drawing),
          (view: View) => view,
          (view) => pictureName({ drawing, color, view }),
        ),
    ),
  })
  return {
    colors: byKey(
      colors,
      ({ id }) => id,
      ({ color }) => color,
    ),
    drawings: byKey(DRAWINGS, (drawing) => drawing, ofDrawing),
    heroes: byKey(HERO_PICTURES, (id) => id, heroPictureName),
  }
}

const byKey = <Item, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  valueOf: (item: Item) => Value,
): Record<string, Value> => Object.fromEntries(items.map((item) => [keyOf(item), valueOf(item)]))
