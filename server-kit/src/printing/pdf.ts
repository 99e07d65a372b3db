import { COMPANY } from '@nimbus/shared-contracts/company'
import PdfDocument from 'pdfkit'
import { drawText, heightOfText, type Place, type Style } from './draw-text'
import { isPlain } from './set-text'

interface Row {
  label: string
  text: readonly string[]
}

/** What a printed document consists of. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'list'; items: readonly string[] }
  /** An address to go to, from `https:` on: paper and mails have no page that a path could begin at. */
  | { kind: 'link'; label: string; href: string }
  /** A text that a camera reads; paper has the text itself. */
  | { kind: 'qr'; label: string; text: string }

export interface PrintedDocument {
  title: string
  subtitle?: string
  blocks: readonly Block[]
}

/** A4 in points, and sizes of which none is below the 10 points that (EU) 2019/2243 asks for. */
const MARGIN = { top: 28, bottom: 24, left: 40, right: 40 }
const TITLE: Style = { weight: 'bold', size: 16 }
const HEADING: Style = { weight: 'bold', size: 11 }
const TEXT: Style = { weight: 'regular', size: 10 }
const LABEL: Style = { weight: 'bold', size: 10 }
const LABEL_WIDTH = 122
const RULE_COLOR = '#8a8f98'
/** Points between a line and the heading below it. */
const RULE_GAP = 2

/** An accessible PDF (tagged, with language and title) of a document. `madeAt` is the only date in it. */
export function printPdf(printed: PrintedDocument, madeAt: Date): Promise<Buffer> {
  const options = {
    size: 'A4',
    margins: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: printed.title, Author: COMPANY.name, CreationDate: madeAt },
  }
  // the types know PDF/A only
  const doc = new PdfDocument(options as unknown as PDFKit.PDFDocumentOptions)
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
  write(doc, printed)
  doc.end()
  return finished
}

type Doc = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

function write(doc: Doc, { title, subtitle, blocks }: PrintedDocument): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  add(doc, root, 'H1', { text: title, style: TITLE })
  if (subtitle) add(doc, root, 'P', { text: subtitle, style: HEADING })
  doc.moveDown(0.3)
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') keepTogether(doc, block, blocks[index + 1])
    writeBlock(doc, root, block)
  })
  root.end()
}

/** Writes into a new element of the structure, so that what is read aloud is in the order of what is seen. */
function add(doc: Doc, parent: Structure, type: string, text: Printed): void {
  const { style, place } = text
  // what is drawn from the right, or as a code point, is read aloud as it was written
  const options = isPlain(text.text, style.weight) ? {} : { actual: text.text }
  parent.add(doc.struct(type, options, () => drawText(doc, text.text, style, place)))
}

/** A text with its look and, unless it follows what was before, its place. */
interface Printed {
  text: string
  style: Style
  place?: Place
}

function writeBlock(doc: Doc, root: Structure, block: Block): void {
  switch (block.kind) {
    case 'heading':
      doc.moveDown(0.2)
      drawRule(doc)
      add(doc, root, 'H2', { text: block.text, style: HEADING })
      doc.moveDown(0.1)
      break
    case 'paragraph':
      add(doc, root, 'P', { text: block.text, style: TEXT })
      doc.moveDown(0.25)
      break
    case 'rows':
      writeRows(doc, root, block.rows)
      break
    case 'list':
      writeList(doc, root, block.items)
      break
    case 'qr':
      writeRows(doc, root, [{ label: block.label, text: [block.text] }])
      break
    case 'link':
      writeLink(doc, root, block)
      break
  }
}

/** A line that sets a heading apart; nothing that is read aloud. */
function drawRule(doc: Doc): void {
  const right = doc.page.width - MARGIN.right
  doc.markContent('Artifact', { type: 'Layout' })
  doc.moveTo(MARGIN.left, doc.y).lineTo(right, doc.y).lineWidth(0.5).strokeColor(RULE_COLOR).stroke()
  doc.endMarkedContent()
  doc.y += RULE_GAP
}

/** Begins a page where a heading would stand without what it is above, or be torn in two for those who hear it. */
function keepTogether(doc: Doc, heading: Block & { kind: 'heading' }, next: Block | undefined): void {
  const above = heightOfText(doc, heading.text, HEADING)
  const below = next?.kind === 'rows' && next.rows[0] ? rowHeight(doc, next.rows[0]) : 2 * doc.currentLineHeight(true)
  const gaps = 0.5 * doc.currentLineHeight(true) + RULE_GAP
  if (doc.y + above + gaps + below > doc.page.height - MARGIN.bottom) doc.addPage()
}

/** Points that a list stands in from the margin. */
const INDENT = 10

function writeList(doc: Doc, root: Structure, items: readonly string[]): void {
  const list = doc.struct('L')
  root.add(list)
  for (const item of items) add(doc, list, 'LI', { text: `– ${item}`, style: TEXT, place: { x: MARGIN.left + INDENT } })
  list.end()
  doc.x = MARGIN.left
  doc.moveDown(0.25)
}

/** The label leads to the address, which stands below it for paper. */
function writeLink(doc: Doc, root: Structure, { label, href }: Block & { kind: 'link' }): void {
  const element = doc.struct('P')
  root.add(element)
  add(doc, element, 'Link', { text: label, style: { ...TEXT, link: href } })
  if (label !== href) add(doc, element, 'Span', { text: href, style: TEXT })
  element.end()
  doc.moveDown(0.25)
}

const LABEL_TEXT_WIDTH = LABEL_WIDTH - 10
const widthOfText = (doc: Doc): number => doc.page.width - MARGIN.left - MARGIN.right - LABEL_WIDTH
const bodyOf = ({ text }: Row): string => text.join('\n')

function rowHeight(doc: Doc, row: Row): number {
  const label = heightOfText(doc, row.label, LABEL, LABEL_TEXT_WIDTH)
  return Math.max(label, heightOfText(doc, bodyOf(row), TEXT, widthOfText(doc)))
}

/** A label on the left, its text beside it; a row is never torn apart by a page break. */
function writeRows(doc: Doc, root: Structure, rows: readonly Row[]): void {
  const { left } = MARGIN
  for (const row of rows) {
    const height = rowHeight(doc, row)
    if (doc.y + height > doc.page.height - MARGIN.bottom) doc.addPage()
    const top = doc.y
    const element = doc.struct('Sect')
    root.add(element)
    const width = widthOfText(doc)
    add(doc, element, 'P', { text: row.label, style: LABEL, place: { x: left, y: top, width: LABEL_TEXT_WIDTH } })
    add(doc, element, 'P', { text: bodyOf(row), style: TEXT, place: { x: left + LABEL_WIDTH, y: top, width } })
    element.end()
    doc.x = left
    doc.y = top + height + 1.5
  }
}
