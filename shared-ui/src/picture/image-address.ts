/** Where the image service answers. */
const IMAGE_SERVICE = '/_ipx'

/** Formats of the image service (spec section 9). */
export type ImageFormat = 'webp' | 'avif' | 'png' | 'jpg'

export interface ImageModifiers {
  format: ImageFormat
  width: number
  height: number
  fit?: 'contain' | 'cover' | 'fill'
  /** 1 to 100; the service takes 85 when it is missing (spec section 9). */
  quality?: number
}

/** imageAddress('devices/a.svg', {format: 'avif', width: 320, height: 240}) → '/_ipx/f_avif,w_320,h_240/devices/a.svg' */
export function imageAddress(name: string, { format, width, height, fit, quality }: ImageModifiers): string {
  const modifiers = [`f_${format}`, `w_${width}`, `h_${height}`]
  if (fit) modifiers.push(`fit_${fit}`)
  if (quality !== undefined) modifiers.push(`q_${quality}`)
  return `${IMAGE_SERVICE}/${modifiers.join(',')}/${name}`
}

/** What stands in for a picture until it is there: 10 × 10 px at quality 50 (spec section 9), stretched to the picture's box. */
export function placeholderAddress(name: string): string {
  return imageAddress(name, { format: 'webp', width: 10, height: 10, fit: 'fill', quality: 50 })
}
