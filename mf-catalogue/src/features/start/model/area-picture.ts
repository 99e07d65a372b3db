import type { PictureFile } from '@nimbus/shared-ui/picture'

/** The picture at the foot of an area, as wide as its card in `start.module.css`; drawn 640 × 500. */
export const areaPicture = (image: string): PictureFile => ({
  src: image,
  width: 640,
  height: 500,
  sizes: { xs: '90vw', sm: '420px' },
})
