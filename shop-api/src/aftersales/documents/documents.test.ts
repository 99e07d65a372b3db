import { randomBytes } from 'node:crypto'
import {
  aCheckData,
  aCondition,
  aHandset,
  aMobileTariff,
  aPrepaidTariff,
  aTariff,
  anOption,
} from '@nimbus/shared-contracts/testing'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import { legalPage } from '../../content/legal/legal-pages'
import { contractSummary, printedSummary, type SummaryFacts } from '../../ordering/summary/contract-summary'
import { createDocumentLinks, DOCUMENT_FILES } from '../../kernel/documents/document-links'
import { htmlBlocks } from '@nimbus/server-kit/printing'
import { printPdf } from '@nimbus/server-kit/printing'

const facts = (over: Partial<SummaryFacts['cart']> = {}, today = '2026-11-27'): SummaryFacts => ({
  offerId: 'b29bdc46-17c4-4459-95a8-95a1248c3b93',
  today,
  usage: bundledCatalogue()['usage-prices'],
  cart: { tariff: aTariff(), handsets: [], promotions: [], hardware: [], options: [], ...over },
  checkData: aCheckData(),
})
const rowOf = (summary: ReturnType<typeof contractSummary>, label: string): string | undefined =>
  summary.sections
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)
    ?.text.join(' ')

const mobileFacts = (over: Partial<SummaryFacts['cart']> = {}): SummaryFacts => ({
  ...facts({ tariff: aMobileTariff(), handsets: [aHandset()], ...over }),
  checkData: null,
})

describe('contractSummary of a mobile order', () => {
  it('has device price, bundle price, shipping and every step by itself', () => {
    const summary = contractSummary(mobileFacts())
    expect(rowOf(summary, 'Nimbus Mobil M, je Monat')).toBe('jeden Monat: 29,95\u00a0€')
    expect(rowOf(summary, 'Solvar S1 Pro, je Monat')).toBe('Monat 1–24: 15\u00a0€')
    expect(rowOf(summary, 'Zusammen je Monat')).toBe('Monat 1–24: 44,95\u00a0€, ab Monat 25: 29,95\u00a0€')
    expect(rowOf(summary, 'Einmalig')).toBe('Gerät 149\u00a0€, Bereitstellung 39,95\u00a0€, Versand 6,95\u00a0€')
    expect(rowOf(summary, 'In 24 Monaten')).toContain('1.274,70\u00a0€, im Durchschnitt 53,12\u00a0€')
  })

  it('names device, volume, throttled and estimated speed', () => {
    const summary = contractSummary(mobileFacts())
    expect(rowOf(summary, 'Geräte')).toBe('Solvar S1 Pro, Fjordblau, 256 GB')
    expect(rowOf(summary, 'Datenvolumen')).toMatch(/^30 GB im Monat.*64 kbit\/s im Download und 16 kbit\/s im Upload/)
    expect(rowOf(summary, 'Download')).toBe('geschätzt maximal 300 MBit/s, je nach Ort und Auslastung')
    expect(rowOf(summary, 'Upload')).toBe('geschätzt maximal 50 MBit/s, je nach Ort und Auslastung')
    expect(rowOf(summary, 'Abhilfe')).toContain('§ 57 TKG')
    expect(rowOf(summary, 'Anschluss')).toBeUndefined()
  })

  // the summary said "gehört Ihnen" where the terms keep the title, and spoke of 24 months of payment in any case
  it('says whose the device is as the terms do, and of instalments only where there are some', () => {
    const owner = 'Das Gerät gehört Ihnen, sobald es vollständig bezahlt ist.'
    const accessory = aHandset({
      product_name: 'Solvar Hülle S1',
      conditions: [aCondition(2900, { type: 'ONETIME_DEVICE' })],
    })
    const summary = contractSummary(mobileFacts({ handsets: [aHandset()] }))
    expect(rowOf(summary, 'Solvar S1 Pro')).toMatch(new RegExp(`^${owner} .* 24 Monate mit dem Tarif; .*§ 56 TKG`))
    expect(rowOf(contractSummary(mobileFacts({ handsets: [accessory] })), 'Solvar Hülle S1')).toBe(owner)
    expect(JSON.stringify(legalPage('agb', bundledCatalogue(), new Date('2026-11-27T12:00:00Z')))).toContain(owner)
  })

  it('says what counts to the volume as terms and sheet do', () => {
    const counted =
      'Angerechnet wird jede Datennutzung in Deutschland, in der EU, in Island, Liechtenstein und Norwegen. Telefonie und SMS zählen nicht.'
    expect(rowOf(contractSummary(mobileFacts()), 'Datenvolumen')).toContain(counted)
    expect(JSON.stringify(legalPage('agb', bundledCatalogue(), new Date('2026-11-27T12:00:00Z')))).toContain(counted)
  })

  it('says that an unlimited tariff has no limit', () => {
    const tariff = aMobileTariff({ data_volume: { gb: null, max: { down: 500, up: 100 }, throttled: null } })
    expect(rowOf(contractSummary(mobileFacts({ tariff })), 'Datenvolumen')).toBe('Ohne Begrenzung, ohne Drosselung.')
  })

  it('of prepaid counts four weeks and neither a term nor a total', () => {
    const summary = contractSummary(mobileFacts({ tariff: aPrepaidTariff(), handsets: [] }))
    expect(rowOf(summary, 'Nimbus Prepaid L, je 4 Wochen')).toContain('14,95\u00a0€')
    expect(rowOf(summary, 'Zum Vergleich')).toContain('16,20\u00a0€ im Monat')
    expect(rowOf(summary, 'Laufzeit')).toContain('Keine Mindestlaufzeit')
    expect(rowOf(summary, 'Einmalig')).toBe('keine Kosten')
    expect(rowOf(summary, 'Voraussetzungen')).toContain('Identität')
    expect(JSON.stringify(summary)).not.toMatch(/In \d+ Monaten|Durchschnitt|24 Monate/)
  })

  it('has another version for another price of the bundle', () => {
    const dearer = aHandset({ conditions: [aCondition(2000, { type: 'MONTHLY_DEVICE', till: 25 })] })
    expect(contractSummary(mobileFacts({ handsets: [dearer] })).version).not.toBe(
      contractSummary(mobileFacts()).version,
    )
  })
})

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

  // whoever had no provider before was told how long a change interrupts the line
  it.each([
    [
      'a line',
      facts(),
      /^Startet Ihr Anschluss zum Ende Ihres bisherigen Vertrags, sind Sie höchstens einen Arbeitstag/,
    ],
    ['a number', mobileFacts(), /^Beim Wechsel Ihrer Rufnummer sind Sie höchstens einen Arbeitstag nicht erreichbar;/],
  ])('speaks of a change where %s comes from another provider, and else of disputes alone', (_what, of, said) => {
    const dispute = 'Streit schlichtet die Schlichtungsstelle Telekommunikation der Bundesnetzagentur.'
    const changing = rowOf(contractSummary({ ...of, kind: 'provider-change' }), 'Wechsel und Streit')
    expect(changing).toMatch(said)
    expect(changing).toContain(dispute)
    for (const summary of [contractSummary(of), contractSummary({ ...of, kind: 'new-contract' })])
      expect(rowOf(summary, 'Streit')).toBe(dispute)
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

describe('names of saved documents', () => {
  it.each([
    ['offer-summary', 'Vertragszusammenfassung.pdf'],
    ['summary', 'Vertragszusammenfassung.pdf'],
    ['withdrawal', 'Widerrufsbelehrung.pdf'],
    ['terms', 'Allgemeine-Geschaeftsbedingungen.pdf'],
  ] as const)('%s → %s', (kind, name) => {
    expect(DOCUMENT_FILES[kind]).toBe(name)
  })
})
