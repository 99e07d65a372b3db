import type { Receipt } from '@nimbus/shared-contracts/declaration'
import { printReceipt } from '../declarations/printed-receipt'
import { NAMES } from '../testing/names'
import { readPdfs } from '../testing/read-pdf'
import { undrawnGlyphs } from '../testing/undrawn-glyphs'
import { printPdf, type Block } from './pdf'

jest.setTimeout(120_000)

const MADE_AT = new Date('2026-11-27T11:00:00.000Z')
const names = Object.values(NAMES).flat()

/** A name wherever a document can have one. */
const everywhere = (name: string): Block[] => [
  { kind: 'heading', text: name },
  { kind: 'paragraph', text: `Guten Tag ${name},` },
  { kind: 'rows', rows: [{ label: name, text: ['Name', name] }] },
  { kind: 'list', items: [name] },
  { kind: 'link', label: name, href: 'https://shop.example/' },
]

const common = { number: 'WR-2026-AAAAAA', pdf: '', received_at: MADE_AT.toISOString(), email: 'a@beispiel.de' }
const receiptsOf = (name: string): Receipt[] => [
  { ...common, kind: 'withdrawal', contents: { name, contract: name, email: 'a@beispiel.de' } } as unknown as Receipt,
  {
    ...common,
    kind: 'cancellation',
    contents: { type: 'extraordinary', reason: name, name, identity: name, contract: name, email: 'a@beispiel.de' },
  } as unknown as Receipt,
]

/** As a reader of the PDF has it: without spaces, and what no face draws as its code point. */
const read = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

describe('a name on paper', () => {
  it(`is drawn wherever it stands, for ${names.length} names: no glyph is missing`, async () => {
    expect(names.length).toBeGreaterThanOrEqual(60)
    for (const of of Object.values(NAMES)) {
      const text = of.join(' · ')
      const blocks = of.flatMap(everywhere)
      expect([text, undrawnGlyphs(await printPdf({ title: text, subtitle: text, blocks }, MADE_AT))]).toEqual([text, 0])
    }
  })

  // "Ayşe Yılmaz-Doğan" was "Ay e Yılmaz-Do an", and a name in Cyrillic, Greek or Chinese was blank
  it('is drawn in every receipt', async () => {
    for (const of of Object.values(NAMES))
      for (const receipt of receiptsOf(of.join(' ')))
        expect([receipt.kind, of, undrawnGlyphs(await printReceipt(receipt))]).toEqual([receipt.kind, of, 0])
  })

  it('can be read by another program where each letter is one sign', async () => {
    const {
      Arabisch: _,
      Hebräisch: __,
      Gemischt: ___,
      Devanagari: ____,
      Zeichen: _____,
      Anderes: ______,
      ...others
    } = NAMES
    const listed = Object.values(others)
      .flat()
      .filter((name) => !name.includes('\u030d'))
    const [pdf] = await readPdfs([
      await printPdf({ title: 'Namen', blocks: listed.map((text) => ({ kind: 'paragraph', text })) }, MADE_AT),
    ])
    const text = read(pdf!.pages.map((page) => page.text).join(' '))
    expect(listed.filter((name) => !text.includes(read(name)))).toEqual([])
    expect(listed.length).toBeGreaterThan(40)
  })

  it('in German brings no other font along', async () => {
    const [plain, turkish] = await Promise.all(
      ['Katharina Müller-Lüdenscheidt', 'Ayşe Yılmaz-Doğan'].map((name) => printReceipt(receiptsOf(name)[0]!)),
    )
    const fontsIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/FontFile2/g)?.length ?? 0
    expect(fontsIn(plain!)).toBe(2)
    expect(fontsIn(turkish!)).toBe(3)
  })
})

describe('undrawnGlyphs', () => {
  it('finds a character that a font lacks', async () => {
    const { default: PdfDocument } = await import('pdfkit')
    const doc = new PdfDocument()
    const parts: Buffer[] = []
    const finished = new Promise((resolve) => doc.on('data', (part: Buffer) => parts.push(part)).on('end', resolve))
    const { ownFace } = await import('./typefaces')
    doc.registerFont('own', ownFace('regular').file).font('own').text('Ayşe 王')
    doc.end()
    await finished
    expect(undrawnGlyphs(Buffer.concat(parts))).toBe(2)
  })
})
