/** Name of the header's panels: a browser keeps at most one of them open. */
export const HEADER_PANELS = 'kopfbereich'
