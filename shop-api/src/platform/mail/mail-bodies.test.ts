import type { Block } from '@nimbus/server-kit/printing'
import { mailBodies } from './mail-bodies'

const BLOCKS: Block[] = [
  { kind: 'heading', text: 'Preis' },
  { kind: 'paragraph', text: 'Guten Tag,\nKatharina' },
  { kind: 'rows', rows: [{ label: 'Tarif', text: ['Glasfaser 150', '24 Monate'] }] },
  { kind: 'list', items: ['Vertragszusammenfassung', 'Widerrufsbelehrung'] },
  { kind: 'link', label: 'Bestellung ansehen', href: 'https://shop.example/auftragsstatus?auftrag=A&code=B' },
]

/** What a reader of the HTML reads, and where its links lead. */
const readable = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<a href="([^"]*)"[^>]*>/g, '$1 ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')

/** Every word of it, without the marks that stand for layout. */
const words = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^-+$|:$/g, ''))
    .filter(Boolean)
    .sort()

describe('mailBodies', () => {
  const { html, text } = mailBodies('Ihre Bestellung', BLOCKS)

  it('say the same in HTML and in text', () => {
    expect(words(text)).toEqual(words(readable(html)))
  })

  it('are German and fetch nothing from elsewhere', () => {
    expect(html).toContain('<html lang="de">')
    expect(html).not.toMatch(/<(img|script|link|iframe|style)\b|url\(|src=/i)
  })

  it('leave the colours to the reader, who may have it dark', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html.replaceAll('color:inherit', '')).not.toMatch(/[;"](background|color)[^-]*:/)
  })

  it('name who wrote it, as a letter of a company does', () => {
    for (const body of [html, text]) {
      expect(body).toContain('Nimbus Telekommunikation GmbH, Am Morgenlicht 12, 50667 Köln')
      expect(body).toContain('Amtsgericht Köln')
    }
  })

  it('have tables whose rows are named', () => {
    expect(html).toMatch(/<th scope="row"[^>]*>Tarif<\/th>/)
    expect(text).toContain('Tarif: Glasfaser 150\n  24 Monate')
  })

  it('take nothing for markup that a customer wrote', () => {
    const name = '<img src=x onerror="alert(1)">'
    const bodies = mailBodies(name, [{ kind: 'paragraph', text: name }])
    expect(bodies.html).not.toContain('<img')
    expect(bodies.text).toContain(name)
  })
})
