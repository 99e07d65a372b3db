import { randomBytes } from 'node:crypto'
import { aCheckData, aTariff, anOption } from '@nimbus/shared-contracts/testing'
import { contractSummary, type SummaryFacts } from '../order/contract-summary'
import { createDocumentLinks } from './document-links'
import { htmlBlocks } from './html-blocks'
import { printPdf } from './pdf'
import { printedSummary } from './printed-summary'

const facts = (over: Partial<SummaryFacts['cart']> = {}, today = '2026-11-27'): SummaryFacts => ({
  offerId: 'b29bdc46-17c4-4459-95a8-95a1248c3b93',
  today,
  cart: { tariff: aTariff(), handsets: [], promotions: [], hardware: [], options: [], ...over },
  checkData: aCheckData(),
})
const rowOf = (summary: ReturnType<typeof contractSummary>, label: string): string | undefined =>
  summary.sections
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)
    ?.text.join(' ')

describe('contractSummary', () => {
  it('has the headings of the annex in its order', () => {
    expect(contractSummary(facts()).sections.map(({ title }) => title)).toEqual([
      'Dienste und Geräte',
      'Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen',
      'Preis',
      'Laufzeit, Verlängerung und Kündigung',
      'Funktionsmerkmale für Endnutzer mit Behinderungen',
      'Sonstige relevante Informationen',
    ])
  })

  it('names every price step with its months, the total and the average', () => {
    const summary = contractSummary(facts())
    expect(rowOf(summary, 'Glasfaser 150, je Monat')).toBe('Monat 1–3: 9,95\u00a0€, ab Monat 4: 45,95\u00a0€')
    expect(rowOf(summary, 'Einmalig')).toBe('Bereitstellung 69,95\u00a0€')
    expect(rowOf(summary, 'In 24 Monaten')).toContain('1.064,75\u00a0€, im Durchschnitt 44,37\u00a0€')
  })

  it('names the address with its dwelling', () => {
    expect(rowOf(contractSummary(facts()), 'Anschluss')).toBe('Lindenstraße 12a, 01067 Dresden')
    const checkData = aCheckData({ unit: '2. Etage links' })
    expect(rowOf(contractSummary({ ...facts(), checkData }), 'Anschluss')).toBe(
      'Lindenstraße 12a, 01067 Dresden, 2. Etage links',
    )
  })

  it('counts the term from the conclusion and names its end and the last day of notice', () => {
    const term = rowOf(contractSummary(facts()), 'Laufzeit')
    expect(term).toContain('beginnt mit Vertragsschluss')
    expect(term).toContain('27.11.2028')
    expect(term).toContain('27.10.2028')
  })

  it('has the same version for the same content and another for another day or product', () => {
    const { version } = contractSummary(facts())
    expect(contractSummary(facts()).version).toBe(version)
    expect(contractSummary(facts({}, '2026-11-28')).version).not.toBe(version)
    expect(contractSummary(facts({ options: [anOption()] })).version).not.toBe(version)
  })
})

describe('printPdf', () => {
  it('prints a tariff on one tagged A4 page in German with its own font', async () => {
    const pdf = (await printPdf(printedSummary(contractSummary(facts())), new Date('2026-11-27T11:00:00Z'))).toString(
      'latin1',
    )
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(pdf).toContain('/Lang (de-DE)')
    expect(pdf).toContain('/Marked true')
    expect(pdf).toMatch(/\/FontFile2|\/FontFile3/)
  }, 60_000)
})

describe('htmlBlocks', () => {
  it('reads headings, paragraphs, lists and tables', () => {
    const html =
      '<h3>Titel</h3><p>Ein <b>Satz</b> &amp; <a href="/x">mehr</a>.</p><ul><li>eins</li><li>zwei</li></ul><table><tr><th>A</th><td>1</td></tr></table>'
    expect(htmlBlocks(html)).toEqual([
      { kind: 'heading', text: 'Titel' },
      { kind: 'paragraph', text: 'Ein Satz & mehr.' },
      { kind: 'list', items: ['eins', 'zwei'] },
      { kind: 'rows', rows: [{ label: 'A', text: ['1'] }] },
    ])
  })
})

describe('document links', () => {
  const links = createDocumentLinks({ key: randomBytes(32), publicBase: '/api' })
  const nameOf = (href: string): string => href.split('/').at(-1)!

  it('lead back to their document', () => {
    const ref = { kind: 'summary', id: 'NB-2026-7K3M9Q' } as const
    expect(links.read(nameOf(links.to(ref)))).toEqual(ref)
  })

  it.each([
    (name: string) => name.replace('7K3M9Q', '7K3M9R'),
    (name: string) => name.replace('summary', 'terms'),
    (name: string) => name.replace(/\.[^.]+\.pdf$/, '..pdf'),
    () => '',
  ])('of another document or signature lead nowhere (%#)', (forge) => {
    expect(links.read(forge(nameOf(links.to({ kind: 'summary', id: 'NB-2026-7K3M9Q' }))))).toBeUndefined()
  })
})
