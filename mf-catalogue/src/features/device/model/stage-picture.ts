import type { PictureFile } from '@nimbus/shared-ui/picture'

/** The large picture of the gallery, as wide as its stage in `gallery.module.css`. */
export const stagePicture = (image: string): PictureFile => ({
  src: image,
  width: 520,
  height: 520,
  sizes: { xs: '88vw', lg: '520px' },
})
