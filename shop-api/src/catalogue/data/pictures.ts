import pictures from '../../../data/pictures.json'

/** Names of the pictures of the image service, as `npm run pictures` has written them (tooling/pictures). */
export type Drawing = keyof typeof pictures.drawings

/** What the shop has a drawing of. */
export const DRAWINGS = Object.keys(pictures.drawings) as Drawing[]

/** The colours that this build has drawn its products in, by id; the image service has no picture in any other. */
export const DRAWN_COLORS: Readonly<Record<string, string>> = pictures.colors

/** Name of a hero's picture, if there is one. heroPictureName('unterwegs-tarife') → "heroes/unterwegs-tarife.5d02e77a.svg" */
export const heroPictureName = (id: string): string | undefined => new Map(Object.entries(pictures.heroes)).get(id)

interface Pictures {
  /** Shown in lists and in the cart. */
  image: string
  /** With what each picture shows, the first on a stage. */
  gallery: { image: string; label: string }[]
}

/** The pictures of a drawing in one of the drawn colours. picturesOf('phone-a', 'fjordblau').image → "devices/phone-a-fjordblau-pair.3fa9c1d2.svg" */
export function picturesOf(drawing: Drawing, colorId: string): Pictures {
  const { gallery, names } = pictures.drawings[drawing]
  const byColor: Readonly<Record<string, Readonly<Record<string, string>>>> = names
  const nameOf = (view: string): string => {
    const name = byColor[colorId]?.[view]
    if (name === undefined) throw new Error(`pictures: ${drawing} is not drawn in ${colorId}`)
    return name
  }
  return { image: nameOf('pair'), gallery: gallery.map(({ view, label }) => ({ image: nameOf(view), label })) }
}
