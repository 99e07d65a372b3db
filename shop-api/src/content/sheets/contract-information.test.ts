import { technologyOf, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { ledger, formatEuro, oneOffParts, priceSteps } from '@nimbus/shared-contracts/money'
import { aCatalogue } from '../../testing/a-catalogue'
import { readPdfs, type ReadPdf } from '@nimbus/server-kit/testing'
import { printPdf } from '@nimbus/server-kit/printing'
import { contractInformation, printedInformation } from './contract-information'
import { printedSheet, productSheet } from './product-sheets'

jest.setTimeout(120_000)

const NOW = new Date('2026-11-27T11:00:00.000Z')
const catalogue = aCatalogue(NOW.toISOString())

/** Line ends and hyphenation of the layout don't count. */
const squeezed = (text: string): string => text.replace(/\s+/g, '')
const textOf = ({ pages }: ReadPdf): string => squeezed(pages.map(({ text }) => text).join(' '))
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('contractInformation', () => {
  const all = catalogue.tariffs().map((tariff) => ({
    tariff,
    information: contractInformation(catalogue, tariff.concrete_product_id)!,
  }))
  const said = (id: string): string =>
    plain(JSON.stringify(all.find(({ tariff }) => tariff.concrete_product_id === id)?.information))

  it('is there for every tariff that is sold, and for no other', () => {
    expect(all.filter(({ information }) => information === undefined)).toEqual([])
    expect(contractInformation(catalogue, 'gibtsnicht')).toBeUndefined()
    const [archived] = catalogue.data().archive
    expect(contractInformation(catalogue, archived!.id)).toBeUndefined()
  })

  // TKG §§ 57 to 60, 68; EGBGB Art. 246a § 1; LAW-5
  it.each([
    ['who sells it', /Nimbus Telekommunikation GmbH.*50667 Köln.*0221 4710-120.*service@nimbus\.example/],
    ['where to complain', /Beschwerden/],
    ['when it is provided', /Bereitstellung/],
    ['how it is paid', /SEPA-Lastschrift oder Überweisung/],
    ['deposits', /weder Kaution noch Anzahlung/],
    ['liability for defects', /Mängelrecht/],
    ['guarantees', /Garantie/],
    ['the term', /24 Monate/],
    ['the right to withdraw', /14 Tage/],
    [
      'outage, day 3 and 4',
      /dritten und vierten Tag nach Ihrer Meldung je Tag 5 € oder 10 % des Monatspreises, je nachdem/,
    ],
    ['outage, day 5', /ab dem fünften je Tag 10 € oder 20 % des Monatspreises, je nachdem/],
    ['a missed appointment', /Versäumter Termin.{0,20}10 € oder 20 % des Monatspreises/],
    ['a late switch', /jeden weiteren Arbeitstag 10 € oder 20 % des Monatspreises/],
    ['a late number', /Rufnummer zu spät kommt, 10 €/],
    ['who settles disputes', /Schlichtungsstelle Telekommunikation.*nehmen wir teil/],
    ['an accessible form', /in einer für Sie zugänglichen Form/],
    ['emergency calls', /110 und 112/],
  ])('says %s', (_what, fact) => {
    expect(said('glasfaser-150-24')).toMatch(fact)
    expect(said('mobil-m-24')).toMatch(fact)
  })

  it('has the prices of the ledger of every tariff', () => {
    for (const { tariff, information } of all) {
      const text = JSON.stringify(information)
      const book = ledger(tariff.conditions)
      const amounts = tariff.kind === 'prepaid' ? [book.fourWeekly] : priceSteps(book).map(({ amount }) => amount)
      const once = oneOffParts(tariff.conditions).map(({ amount }) => amount)
      for (const amount of [...amounts, ...once]) expect(text).toContain(formatEuro(amount))
    }
  })

  // one text stood in the information of all of them, and was wrong for most
  describe('says of each tariff what holds for it, and nothing else', () => {
    const isRight = (says: RegExp, holds: (tariff: Tariff) => boolean): string[] =>
      all.flatMap(({ tariff }) => {
        const { concrete_product_id: id } = tariff
        return says.test(said(id)) === holds(tariff) ? [] : [id]
      })
    const startsCheaper = ({ conditions, properties }: Tariff): boolean => {
      const { months } = ledger(conditions)
      return (months[0] ?? 0) < (months[Math.max(properties.contract_term, 1) - 1] ?? 0)
    }
    it.each<[string, RegExp, (tariff: Tariff) => boolean]>([
      [
        'a shorter term',
        /gibt es auch mit 12 Monaten Mindestlaufzeit/,
        ({ properties }) => properties.contract_term === 24,
      ],
      [
        'the age of the young',
        /von 18 bis 27 Jahren/,
        ({ properties }) => Boolean(properties.offer?.includes('YOUNG')),
      ],
      ['a new customer of the landline', /keinen Breitbandanschluss bei Nimbus/, ({ kind }) => kind === 'landline'],
      ['a new customer of mobile', /keinen Anschluss bei Nimbus/, ({ kind }) => kind !== 'landline'],
      ['the house connection', /Glasfaser-Hausanschluss/, (tariff) => technologyOf(tariff) === 'FIBRE'],
      ['the owner of the house', /Einverständnis der Eigentümer/, (tariff) => technologyOf(tariff) === 'FIBRE'],
      ['a start price', /Startpreis/, startsCheaper],
      ['the identity', /Identität geprüft/, ({ kind }) => kind === 'prepaid'],
      ['when a SIM works', /Nach Ablauf der Widerrufsfrist/, ({ kind }) => kind !== 'landline'],
      ['that it works at once', /eSIM nach Vertragsschluss sofort/, () => false],
    ])('%s', (_what, says, holds) => {
      expect(isRight(says, holds)).toEqual([])
      expect(all.length).toBeGreaterThan(200)
    })
  })

  it('has no term and no shorter one for prepaid', () => {
    expect(said('prepaid-max')).toContain('keine Mindestlaufzeit')
    expect(said('prepaid-max')).not.toContain('§ 56')
  })
})

describe('the documents of a tariff, read by another program', () => {
  const SAMPLE = ['glasfaser-1000-megastream-24', 'dsl-xl-regio-young-smart-24', 'mobil-m-young-24', 'prepaid-max']
  let read: ReadPdf[]
  const documents = SAMPLE.flatMap((id) => [
    printedInformation(contractInformation(catalogue, id)!),
    printedSheet(productSheet(catalogue, id)!),
  ])
  beforeAll(async () => {
    read = await readPdfs(await Promise.all(documents.map((printed) => printPdf(printed, NOW))))
  })

  it.each(documents.map(({ title }, index) => [title, index] as const))(
    '%s is tagged, German, titled, A4 upright, in 10 points or more, and complete',
    (title, index) => {
      const { blocks } = documents[index]!
      const { title: readTitle, language, marked, pages } = read[index]!
      expect([readTitle, language, marked]).toEqual([title, 'de-DE', true])
      for (const { size, heights, bottom } of pages) {
        expect(size).toEqual([595.28, 841.89])
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(10)
        // of the base line: descenders stay out of the 8 mm that printers leave blank
        expect(bottom).toBeGreaterThan(26)
      }
      const structure = pages.flatMap((page) => page.structure)
      const headings = blocks.filter(({ kind }) => kind === 'heading').length
      expect(structure.filter((role) => role === 'H1')).toHaveLength(1)
      expect(structure.filter((role) => role === 'H2')).toHaveLength(headings)
      const text = textOf(read[index]!)
      const parts = blocks.flatMap((block) => {
        if (block.kind === 'rows') return block.rows.flatMap((row) => [row.label, ...row.text])
        return block.kind === 'heading' || block.kind === 'paragraph' ? [block.text] : []
      })
      expect(parts.filter((part) => !text.includes(squeezed(part)))).toEqual([])
    },
  )
})
