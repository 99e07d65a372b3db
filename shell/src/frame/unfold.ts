/** On the document's element: nothing is folded any more. On a part: it isn't. See shared-ui/src/styles/fold.css. */
export const UNFOLDED = 'data-unfolded'

/** What the first layout of a page leaves out while it is below the screen. */
export const FOLDED_PARTS = '.section,.tile,.dcard,.ft'

/** Lays out everything from now on, as another page is: positions in it are known, and some are come back to. */
export const unfoldPage = (target: Document = document): void => target.documentElement.setAttribute(UNFOLDED, '')
