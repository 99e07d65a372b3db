export { readPdfs, type ReadPdf } from './read-pdf'
