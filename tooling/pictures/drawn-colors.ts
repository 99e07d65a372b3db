import colors from '../../shop-api/data/catalogue/colors.json'
import type { Paint } from './wallpaper'

/** The colours that this build has drawn its products in; the image service has no picture in any other. */
export const DRAWN_COLORS: readonly Paint[] = colors
