/** Where the image service answers. */
const IMAGE_SERVICE = '/_ipx'

/** Formats of the image service (API-13). */
export type ImageFormat = 'webp' | 'avif' | 'png' | 'jpg'

export interface ImageModifiers {
  format: ImageFormat
  width: number
  height: number
  fit?: 'contain' | 'cover' | 'fill'
  /** 1 to 100; the service takes 85 when it is missing (API-13). */
  quality?: number
}

/** imageAddress('devices/a.svg', {format: 'avif', width: 320, height: 240}) → '/_ipx/f_avif,w_320,h_240/devices/a.svg' */
export function imageAddress(name: string, { format, width, height, fit, quality }: ImageModifiers): string {
  const modifiers = [`f_${format}`, `w_${width}`, `h_${height}`]
  if (fit) modifiers.push(`fit_${fit}`)
  if (quality !== undefined) modifiers.push(`q_${quality}`)
  return `${IMAGE_SERVICE}/${modifiers.join(',')}/${name}`
}

/** Width of the picture that others show for a page, in px: what the large cards of messengers are made for. */
const SHARED_WIDTH = 1_200

/**
 * The picture that others show for a page, as PNG since not all of them take more.
 * sharedImage({src: 'heroes/a.svg', width: 640, height: 500}) → '/_ipx/f_png,w_1200,h_938,fit_contain/heroes/a.svg'
 */
export const sharedImage = ({ src, width, height }: { src: string; width: number; height: number }): string =>
  imageAddress(src, {
    format: 'png',
    width: SHARED_WIDTH,
    height: Math.round((SHARED_WIDTH * height) / width),
    fit: 'contain',
  })

/** What stands in for a picture until it is there: 10 × 10 px at quality 50 (API-13), stretched to the picture's box. */
export function placeholderAddress(name: string): string {
  return imageAddress(name, { format: 'webp', width: 10, height: 10, fit: 'fill', quality: 50 })
}
