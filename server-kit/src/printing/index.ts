export { htmlBlocks } from './html-blocks'
export { type Block, type PrintedDocument, printPdf } from './pdf'
