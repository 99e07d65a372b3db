import type { ImagePreload } from '@nimbus/shared-contracts/remote'

/** Attributes of the link that preloads a picture, for the server's HTML and the browser's head alike. */
export function imagePreloadAttributes({ srcset, sizes, type }: ImagePreload): [name: string, value: string][] {
  const link: [string, string][] = [
    ['rel', 'preload'],
    ['as', 'image'],
    ['type', type],
    ['imagesrcset', srcset],
  ]
  return sizes ? [...link, ['imagesizes', sizes]] : link
}
