/** Attribute of what no toast may cover, wherever the page is scrolled to (UI-7). */
export const KEEP_CLEAR = 'data-keep-clear'
