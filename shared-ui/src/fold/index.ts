/** On the document's element: nothing is folded. On a part: it isn't. See styles/fold.css. */
export const UNFOLDED = 'data-unfolded'

/** What the first layout of a page leaves out while it is below the screen. */
export const FOLDED_PARTS = '.section,.tile,.dcard,.ft'

/** True of a page that is come to by a click; false where it is gone back to, since its positions have to be known. */
export const isFolded = (): boolean => !document.documentElement.hasAttribute(UNFOLDED)
