import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { COMPANY } from '@nimbus/shared-contracts/company'
import PdfDocument from 'pdfkit'

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

export interface PrintedDocument {
  title: string
  subtitle?: string
  blocks: readonly Block[]
}

/** A4 in points, and sizes of which none is below the 10 points that (EU) 2019/2243 asks for. */
const MARGIN = { top: 40, bottom: 36, left: 48, right: 48 }
const SIZE = { title: 16, heading: 11.5, text: 10 }
const LABEL_WIDTH = 140
const RULE_COLOR = '#8a8f98'
/** Points between a line and the heading below it. */
const RULE_GAP = 3

const requireFrom = createRequire(import.meta.url)
const FONT_FILES = { regular: 'hanken-grotesk-latin-400-normal', bold: 'hanken-grotesk-latin-700-normal' }
let fonts: Record<keyof typeof FONT_FILES, Buffer> | undefined

/** The shop's typeface (OFL), embedded, so that the document looks the same everywhere and can be archived. */
function loadFonts(): Record<keyof typeof FONT_FILES, Buffer> {
  const read = (name: string): Buffer =>
    readFileSync(requireFrom.resolve(`@fontsource/hanken-grotesk/files/${name}.woff`))
  fonts ??= { regular: read(FONT_FILES.regular), bold: read(FONT_FILES.bold) }
  return fonts
}

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
  const { regular, bold } = loadFonts()
  doc.registerFont('regular', regular).registerFont('bold', bold)
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
  add(doc, root, 'H1', () => doc.font('bold').fontSize(SIZE.title).text(title, { lineGap: 0 }))
  if (subtitle) add(doc, root, 'P', () => doc.font('bold').fontSize(SIZE.heading).text(subtitle))
  doc.moveDown(0.3)
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') keepTogether(doc, block, blocks[index + 1])
    writeBlock(doc, root, block)
  })
  root.end()
}

/** Writes into a new element of the structure, so that what is read aloud is in the order of what is seen. */
function add(doc: Doc, parent: Structure, type: string, draw: () => void): void {
  parent.add(doc.struct(type, {}, draw))
}

function writeBlock(doc: Doc, root: Structure, block: Block): void {
  switch (block.kind) {
    case 'heading':
      doc.moveDown(0.35)
      drawRule(doc)
      add(doc, root, 'H2', () => doc.font('bold').fontSize(SIZE.heading).text(block.text))
      doc.moveDown(0.1)
      break
    case 'paragraph':
      add(doc, root, 'P', () => doc.font('regular').fontSize(SIZE.text).text(block.text))
      doc.moveDown(0.25)
      break
    case 'rows':
      writeRows(doc, root, block.rows)
      break
    case 'list':
      writeList(doc, root, block.items)
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
  const above = doc.font('bold').fontSize(SIZE.heading).heightOfString(heading.text)
  const below = next?.kind === 'rows' && next.rows[0] ? rowHeight(doc, next.rows[0]) : 2 * doc.currentLineHeight(true)
  const gaps = 0.5 * doc.currentLineHeight(true) + RULE_GAP
  if (doc.y + above + gaps + below > doc.page.height - MARGIN.bottom) doc.addPage()
}

/** Points that a list stands in from the margin. */
const INDENT = 10

function writeList(doc: Doc, root: Structure, items: readonly string[]): void {
  const list = doc.struct('L')
  root.add(list)
  doc.font('regular').fontSize(SIZE.text)
  for (const item of items) add(doc, list, 'LI', () => doc.text(`– ${item}`, MARGIN.left + INDENT))
  list.end()
  doc.x = MARGIN.left
  doc.moveDown(0.25)
}

/** The label leads to the address, which stands below it for paper. */
function writeLink(doc: Doc, root: Structure, { label, href }: Block & { kind: 'link' }): void {
  const element = doc.struct('P')
  root.add(element)
  doc.font('regular').fontSize(SIZE.text)
  add(doc, element, 'Link', () => doc.text(label, { link: href, underline: true }))
  if (label !== href) add(doc, element, 'Span', () => doc.text(href, { link: null, underline: false }))
  element.end()
  doc.moveDown(0.25)
}

const LABEL_TEXT_WIDTH = LABEL_WIDTH - 10
const widthOfText = (doc: Doc): number => doc.page.width - MARGIN.left - MARGIN.right - LABEL_WIDTH
const bodyOf = ({ text }: Row): string => text.join('\n')

function rowHeight(doc: Doc, row: Row): number {
  const label = doc.font('bold').fontSize(SIZE.text).heightOfString(row.label, { width: LABEL_TEXT_WIDTH })
  return Math.max(label, doc.font('regular').heightOfString(bodyOf(row), { width: widthOfText(doc) }))
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
    add(doc, element, 'P', () => doc.font('bold').text(row.label, left, top, { width: LABEL_TEXT_WIDTH }))
    add(doc, element, 'P', () => doc.font('regular').text(bodyOf(row), left + LABEL_WIDTH, top, { width }))
    element.end()
    doc.x = left
    doc.y = top + height + 1.5
  }
}
