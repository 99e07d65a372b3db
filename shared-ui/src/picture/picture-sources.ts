import type { ImagePreload } from '@nimbus/shared-contracts/remote'
import type { PictureSizes } from './breakpoints'
import { imageAddress, type ImageFormat } from './image-address'
import { DENSITIES, pictureWidths, sizesAttribute } from './picture-widths'

export interface PictureFile {
  /** Name in the image service's folder: "devices/phone-a-fjordblau-pair.3fa9c1d2.svg" */
  src: string
  /** Size in CSS pixels; where `sizes` is given it is the aspect ratio that matters. */
  width: number
  height: number
  /** How wide it is shown, by breakpoint; without it the picture comes in `width` at densities 1 and 2. */
  sizes?: PictureSizes
}

export interface PictureSources {
  /** In the order in which a browser should prefer them. */
  sources: { type: string; srcSet: string }[]
  /** For browsers that take none of the sources: the widest of several. */
  img: { src: string }
  /** The `sizes` attribute; undefined with densities. */
  sizes: string | undefined
  /** The same picture for `Head.preloadImages`. */
  preload: ImagePreload
}

/**
 * An AVIF of this quality, at the density it is drawn for, looks like a WebP of the 85 that the image service takes by
 * itself, and has half of its bytes. A phone's first picture shares the line with the font.
 */
const AVIF_QUALITY = 50

/** What `<picture>` offers: AVIF, then WebP, and one PNG for all others, since every browser of the shop takes WebP. */
export function pictureSources({ src, width, height, sizes }: PictureFile): PictureSources {
  const candidates = sizes
    ? pictureWidths(sizes).map((pixels) => ({ pixels, descriptor: `${pixels}w` }))
    : DENSITIES.map((density) => ({ pixels: width * density, descriptor: `${density}x` }))
  const address = (format: ImageFormat, pixels: number): string =>
    imageAddress(src, {
      format,
      width: pixels,
      height: Math.round((pixels * height) / width),
      fit: 'contain',
      ...(format === 'avif' && { quality: AVIF_QUALITY }),
    })
  const srcSet = (format: ImageFormat): string =>
    candidates.map(({ pixels, descriptor }) => `${address(format, pixels)} ${descriptor}`).join(', ')
  const avif = { type: 'image/avif', srcSet: srcSet('avif') }
  const shownSizes = sizes && sizesAttribute(sizes)
  return {
    sources: [avif, { type: 'image/webp', srcSet: srcSet('webp') }],
    img: { src: address('png', (sizes ? candidates.at(-1)?.pixels : undefined) ?? width) },
    sizes: shownSizes,
    preload: { srcset: avif.srcSet, sizes: shownSizes ?? '', type: avif.type },
  }
}
