export { undrawnGlyphs } from './undrawn-glyphs'
export { NAMES } from './names'
export { readPdfs, type ReadPdf } from './read-pdf'
