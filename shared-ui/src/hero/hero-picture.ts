import type { Heroes } from '@nimbus/shared-contracts/catalogue'
import type { PictureFile } from '../picture'

type Pictured = Pick<Heroes['heroes'][number], 'image'>

/** Hero pictures are drawn 640 × 500. */
const RATIO = { width: 640, height: 500 }

/** The picture of the stage, as wide as its column in `hero.css`; undefined for a hero without one. */
export const stagePicture = ({ image }: Pictured): PictureFile | undefined =>
  image ? { ...RATIO, src: image, sizes: { xs: '80vw', sm: '480px', lg: '46vw', xl: '600px' } } : undefined

/** The picture of a band, 320 px wide. */
export const bandPicture = ({ image }: Pictured): PictureFile | undefined =>
  image ? { src: image, width: 320, height: 250 } : undefined

/** The pictures that a page with these heroes asks for early: the first two (ROUTE-10), as they are shown. */
export function firstTwoPictures([first, second]: readonly Pictured[]): PictureFile[] {
  return [first && stagePicture(first), second && bandPicture(second)].filter((file) => file !== undefined)
}
