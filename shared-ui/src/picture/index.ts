export type { PictureSizes } from './breakpoints'
export { Picture, type PictureProps } from './picture'
export { pictureSources, type PictureFile, type PictureSources } from './picture-sources'
