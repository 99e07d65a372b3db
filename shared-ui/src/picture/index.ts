export type { PictureSizes } from './breakpoints'
export { sharedImage } from './image-address'
export { Picture, type PictureProps } from './picture'
export { pictureSources, type PictureFile, type PictureSources } from './picture-sources'
