import { readPdfs } from '../testing/read-pdf'
import { printPdf, type Block } from './pdf'

jest.setTimeout(60_000)

const MADE_AT = new Date('2026-11-27T11:00:00.000Z')

/** Lines, and below them a heading with its row. */
const headingBelow = (lines: number): Block[] => [
  ...Array.from({ length: lines }, (): Block => ({ kind: 'paragraph', text: 'Zeile' })),
  { kind: 'heading', text: 'Überschrift' },
  { kind: 'rows', rows: [{ label: 'Laufzeit', text: ['24 Monate.', 'Danach unbefristet.'] }] },
]

const LINK: Block = { kind: 'link', label: 'Bestellung ansehen', href: 'https://shop.example/auftragsstatus?auftrag=A' }

describe('printPdf', () => {
  it('prints a link that can be followed, is told as one, and stands on paper', async () => {
    const [read] = await readPdfs([await printPdf({ title: 'Probe', blocks: [LINK] }, MADE_AT)])
    const [page] = read!.pages
    expect(page!.links).toEqual(['https://shop.example/auftragsstatus?auftrag=A'])
    expect(page!.structure).toContain('Link')
    expect(page!.text).toContain('https://shop.example/auftragsstatus?auftrag=A')
  })

  // it stood alone at the foot of a page, or was told twice to those who hear the document
  it('keeps a heading on the page of its first row, wherever the page ends', async () => {
    const pdfs = await Promise.all(
      Array.from({ length: 16 }, (_, nth) => printPdf({ title: 'Probe', blocks: headingBelow(36 + nth) }, MADE_AT)),
    )
    const read = await readPdfs(pdfs)
    const places = read.map(({ pages }) => ({
      heading: pages.findIndex(({ text }) => text.includes('Überschrift')),
      row: pages.findIndex(({ text }) => text.includes('Laufzeit')),
      told: pages.flatMap(({ structure }) => structure).filter((role) => role === 'H2').length,
    }))
    for (const place of places) expect(place).toEqual({ heading: place.row, row: place.row, told: 1 })
    expect(new Set(places.map(({ row }) => row))).toEqual(new Set([0, 1]))
  })
})
