/** Least widths of the viewport in px (PLAT-6), ascending. */
export const BREAKPOINTS = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  sub: 1280,
  xl: 1344,
  xxl: 1536,
  '3xl': 1680,
  '4xl': 1920,
} as const

export type Breakpoint = keyof typeof BREAKPOINTS

/** How wide a picture is shown from a breakpoint on, in px or parts of the viewport: `{xs: '100vw', lg: '480px'}` */
export type PictureSizes = { [name in Breakpoint]?: `${number}vw` | `${number}px` }
