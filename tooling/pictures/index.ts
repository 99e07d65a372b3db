export { DRAWINGS, galleryOf, viewsOf } from './drawings'
export { DRAWN_COLORS } from './drawn-colors'
export { HERO_PICTURES } from './heroes'
export { heroPictureName, pictureName } from './picture-names'
