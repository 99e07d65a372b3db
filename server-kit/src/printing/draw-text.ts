import { isPlain, setText, type Line, type Piece } from './set-text'
import { ownFace, type Face, type Weight } from './typefaces'

type Doc = PDFKit.PDFDocument

/** How a text is set; the size in points. */
export interface Style {
  weight: Weight
  size: number
  /** Where the text leads; it is underlined. */
  link?: string
}

/** Where a text stands, in points; without a place it follows what was drawn before, without a width it has all that is left. */
export interface Place {
  x?: number
  y?: number
  width?: number
}

/** Chooses the shop's own typeface. */
function setStyle(doc: Doc, { weight, size }: Style): Doc {
  return choose(doc, ownFace(weight), size)
}

/** Faces that the document has already; it embeds of each what is drawn. */
const registered = new WeakMap<Doc, Set<string>>()

function choose(doc: Doc, { name, file }: Face, size: number): Doc {
  const names = registered.get(doc) ?? new Set()
  registered.set(doc, names)
  if (!names.has(name)) doc.registerFont(name, file)
  names.add(name)
  return doc.font(name).fontSize(size)
}

/** The shop's own face asks for lines of 1.3 times its size; a page of a law's length has them at 1.2, in points. */
const LINE_GAP = -1

/** Draws a text in whatever script it is written, and goes on below it. */
export function drawText(doc: Doc, text: string, style: Style, { x = doc.x, y = doc.y, width }: Place = {}): void {
  if (isPlain(text, style.weight)) {
    setStyle(doc, style).text(text, x, y, { width: width ?? widthFrom(doc, x), lineGap: LINE_GAP, ...linked(style) })
    return
  }
  const lines = linesOf(doc, text, style, width ?? widthFrom(doc, x))
  const height = lineHeight(doc, lines, style)
  doc.y = y
  for (const line of lines) {
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
    drawLine(doc, line, style, { x, top: doc.y })
    doc.y += height
  }
  doc.x = x
  setStyle(doc, style)
}

/** Points that a text is high when it is drawn. */
export function heightOfText(doc: Doc, text: string, style: Style, width = widthFrom(doc, doc.x)): number {
  if (isPlain(text, style.weight)) return setStyle(doc, style).heightOfString(text, { width, lineGap: LINE_GAP })
  const lines = linesOf(doc, text, style, width)
  return lines.length * lineHeight(doc, lines, style)
}

/** Without a link too: pdfkit keeps that of the text before. */
const linked = ({ link }: Style): PDFKit.Mixins.TextOptions => ({ link: link ?? null, underline: link !== undefined })

const widthFrom = ({ page }: Doc, x: number): number => page.width - page.margins.right - x

const linesOf = (doc: Doc, text: string, style: Style, width: number): Line[] =>
  setText(text, style.weight, width, (piece) => widthOf(doc, piece, style))

const widthOf = (doc: Doc, { face, text }: Piece, { size }: Style): number =>
  choose(doc, face, size).widthOfString(text)

/** That of the highest face: Arabic needs more room than Latin. */
function lineHeight(doc: Doc, lines: readonly Line[], { weight, size }: Style): number {
  const faces = new Set([ownFace(weight), ...lines.flatMap((line) => line.map(({ face }) => face))])
  return Math.max(...Array.from(faces, (face) => choose(doc, face, size).currentLineHeight(true)))
}

/** Every face stands on the same base line: that of the shop's own. */
function drawLine(doc: Doc, line: Line, style: Style, { x, top }: { x: number; top: number }): void {
  const base = top + ownFace(style.weight).ascender * style.size
  let left = x
  for (const piece of line) {
    const width = widthOf(doc, piece, style)
    // a letter from the right may be drawn by several glyphs, of which nobody could read it back
    if (piece.face.isRightToLeft) doc.markContent('Span', { actual: piece.text })
    doc.text(piece.text, left, base, { lineBreak: false, baseline: 'alphabetic', ...linked(style) })
    if (piece.face.isRightToLeft) doc.endMarkedContent()
    left += width
  }
  doc.y = top
}
