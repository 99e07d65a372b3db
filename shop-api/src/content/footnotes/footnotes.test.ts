import { areaOf } from '@nimbus/shared-contracts/cart'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { aCatalogue } from '../../testing/a-catalogue'
import { footnotesOf } from './footnotes'
import { parseFootnoteTag } from './footnote-tag'

const today = '2026-11-27T12:00:00Z'
const textOf = (tag: string, now = today): string =>
  footnotesOf(aCatalogue(now), [tag], new Date(now))[0]?.text.replace(/\u00a0/g, ' ') ?? ''

describe('parseFootnoteTag', () => {
  const data = aCatalogue(today).data()

  it('reads the tag of every landline tariff back', () => {
    const tariffs = aCatalogue(today)
      .tariffs()
      .filter((tariff) => tariff.kind === 'landline')
    const read = tariffs.map(({ footnote_tag = '' }) => {
      const subject = parseFootnoteTag(data, footnote_tag)
      return [subject?.family.id, subject?.offer.id, subject?.tv.id]
    })
    expect(read).toEqual(tariffs.map(({ properties: { family, offer, tv } }) => [family, offer, tv]))
  })

  it.each([
    ['T_GLASFASER_1000_VVM_TV_MEGASTREAM', 'VVM', 'MEGASTREAM'],
    ['T_GLASFASER_150', 'STANDARD', 'NONE'],
    ['T_DSL_S_TV_SMART2_YOUNG', 'YOUNG', 'SMART'],
    ['T_DSL_XL_REGIO_TV_SMART', 'REGIO', 'SMART'],
    ['T_DSL_L_REGIO_YOUNG_TV_SMARTSTREAM2', 'REGIO_YOUNG', 'SMARTSTREAM'],
    ['t_dsl_m_young', 'YOUNG', 'NONE'],
  ])('reads %s as %s with %s', (tag, offer, tv) => {
    const subject = parseFootnoteTag(data, tag)
    expect([subject?.offer.id, subject?.tv.id]).toEqual([offer, tv])
  })

  it.each(['unknown', '', 'T_DSL_XXL', 'T_GLASFASER_1500', 'T_DSL_M_VVM', 'T_GLASFASER_150_YOUNG', 'T_DSL_M_TV_ULTRA'])(
    'knows no %s',
    (tag) => {
      expect(parseFootnoteTag(data, tag)).toBeUndefined()
    },
  )
})

describe('footnotesOf', () => {
  it('has a bold title and a list of conditions', () => {
    expect(textOf('T_GLASFASER_300_TV_SMART2')).toMatch(
      /^<p><strong>Glasfaser 300 mit TV Smart<\/strong><\/p><ul>(<li>[^<]+<\/li>)+<\/ul>$/,
    )
  })

  it.each([
    ['T_GLASFASER_300_TV_SMART2', 'Monatlicher Preis: 9,95 € in Monat 1–3, 50,95 € in Monat 4–6, 60,95 € ab Monat 7.'],
    ['T_GLASFASER_300', 'Der Startpreis gilt bei Bestellung bis 31.01.2027.'],
    ['T_GLASFASER_300', 'Einmaliger Bereitstellungspreis für den neuen Anschluss: 69,95 €.'],
    ['T_GLASFASER_150_VVM', 'Monatlicher Preis: 19,95 € in Monat 1–3, 45,95 € ab Monat 4.'],
    ['T_GLASFASER_1000', 'bis 1.000 MBit/s im Download'],
    ['T_DSL_S', 'bis 2,4 MBit/s im Upload'],
    ['T_DSL_M_REGIO', 'bis 10 MBit/s im Upload'],
    ['T_DSL_M_YOUNG', 'Für Personen von 18 bis 27 Jahren, ein Vertrag je Person. Ab Monat 25 gilt der reguläre Preis.'],
    ['T_DSL_M_REGIO_YOUNG', '9,95 € in Monat 1–6, 38,95 € in Monat 7–24, 43,95 € ab Monat 25'],
    ['T_DSL_M_TV_MEGASTREAM', 'TV-Box auf Wunsch im Geräte-Service-Paket für 5 € im Monat, Mindestlaufzeit 12 Monate.'],
    ['T_DSL_M', 'Auch mit 12 Monaten Mindestlaufzeit erhältlich, dann ohne Startpreis: 43,95 € in jedem Monat.'],
  ])('says about %s: %s', (tag, fact) => {
    expect(textOf(tag)).toContain(fact)
  })

  it('names no start price when no promotion runs', () => {
    const text = textOf('T_GLASFASER_300', '2026-06-01T12:00:00Z')
    expect(text).toContain('Monatlicher Preis: 50,95 € in jedem Monat.')
    // the 12 months used to be "dann ohne Startpreis" on such a day too
    expect(text).not.toMatch(/Startpreis|bei Bestellung bis/)
  })

  // house connection and streaming were worded otherwise than in cart and contract summary
  it('says who can have each tariff as the cart does', () => {
    const longest = aCatalogue(today)
      .tariffs()
      .filter(({ properties }) => properties.contract_term !== 12)
    const missing = longest.flatMap((tariff) => {
      const text = textOf(tariff.footnote_tag ?? '')
      return eligibilityTexts(tariff).filter((sentence) => !text.includes(sentence))
    })
    expect(missing).toEqual([])
  })

  it('leaves out what it does not know', () => {
    expect(footnotesOf(aCatalogue(today), ['unknown', 'T_DSL_M'], new Date(today)).map(({ fn_tag }) => fn_tag)).toEqual(
      ['T_DSL_M'],
    )
  })
})

describe('footnotesOf for mobile tariffs', () => {
  const PREPAID = ['S', 'M', 'L', 'XL', 'MAX'].map((size) => `T_PREPAID_${size}`)
  const POST_PAID = ['S', 'M', 'L', 'XL'].flatMap((size) =>
    ['', '_YOUNG', '_DEVICE', '_YOUNG_DEVICE'].map((more) => `T_MOBIL_${size}${more}`),
  )

  it('has a footnote for every mobile tariff, and they have no other tags', () => {
    const mobile = aCatalogue(today)
      .tariffs()
      .filter((tariff) => areaOf(tariff) === 'mobile')
    const tags = [...new Set(mobile.map(({ footnote_tag = '' }) => footnote_tag))]
    expect([...tags].sort()).toEqual([...POST_PAID, ...PREPAID].sort())
    expect(footnotesOf(aCatalogue(today), tags, new Date(today)).map(({ fn_tag }) => fn_tag)).toEqual(tags)
  })

  it.each([...POST_PAID, ...PREPAID])('has a bold title and a list of conditions for %s', (tag) => {
    expect(textOf(tag)).toMatch(/^<p><strong>Nimbus [^<]+<\/strong><\/p><ul>(<li>[^<]+\.<\/li>)+<\/ul>$/)
  })

  it.each([
    ['T_MOBIL_M', 'Monatlicher Preis: 29,95 € in jedem Monat.'],
    ['T_MOBIL_M', 'Einmaliger Bereitstellungspreis: 39,95 €.'],
    [
      'T_MOBIL_M',
      'Mindestlaufzeit 24 Monate ab Vertragsschluss. Kündbar mit einer Frist von einem Monat zum Ende der Mindestlaufzeit.',
    ],
    ['T_MOBIL_M', 'Auch mit 12 Monaten Mindestlaufzeit erhältlich: 34,95 € in jedem Monat.'],
    [
      'T_MOBIL_M',
      '30 GB Datenvolumen je Monat, geschätzte Höchstgeschwindigkeit 300 MBit/s im Download und 50 MBit/s im',
    ],
    ['T_MOBIL_M', 'höchstens 64 kbit/s im Download und 16 kbit/s im Upload bis zum Ende des Monats.'],
    ['T_MOBIL_M', 'Für Neukunden, die in den letzten 3 Monaten keinen Anschluss bei Nimbus hatten.'],
    ['T_MOBIL_S_YOUNG', 'Monatlicher Preis: 14,95 € in Monat 1–24, 19,95 € ab Monat 25.'],
    ['T_MOBIL_S_YOUNG', 'Auch mit 12 Monaten Mindestlaufzeit erhältlich: 19,95 € in Monat 1–24, 24,95 € ab Monat 25.'],
    [
      'T_MOBIL_S_YOUNG',
      'Für Personen von 18 bis 27 Jahren, ein Vertrag je Person. Ab Monat 25 gilt der reguläre Preis.',
    ],
    ['T_MOBIL_XL', 'Unbegrenztes Datenvolumen, geschätzte Höchstgeschwindigkeit 500 MBit/s im Download und 100 MBit/s'],
    ['T_MOBIL_L_DEVICE', 'einmalig 6,95 € für den Versand'],
    ['T_MOBIL_L_YOUNG_DEVICE', 'Den monatlichen Anteil des Geräts zahlen Sie nur während der Mindestlaufzeit'],
    ['T_PREPAID_S', 'Preis: 9,95 € je 4 Wochen im Voraus, das entspricht 10,78 € im Monat.'],
    ['T_PREPAID_S', 'Telefonie 9 Cent je Minute, SMS 9 Cent in alle deutschen Netze.'],
    ['T_PREPAID_M', 'Flatrate für Telefonie und SMS in alle deutschen Netze.'],
    ['T_PREPAID_XL', '9 GB Datenvolumen je 4 Wochen'],
    ['T_PREPAID_XL', '16 kbit/s im Upload bis zum Ende der 4 Wochen.'],
    ['T_PREPAID_MAX', 'Preis: 99,95 € je 4 Wochen im Voraus, das entspricht 108,28 € im Monat.'],
    ['t_prepaid_l', 'Keine Mindestlaufzeit und kein Bereitstellungspreis.'],
  ])('says about %s: %s', (tag, fact) => {
    expect(textOf(tag)).toContain(fact)
  })

  it.each([
    ['T_MOBIL_XL', 'kbit/s'],
    ['T_PREPAID_MAX', 'kbit/s'],
    ['T_MOBIL_M', '18 bis 27'],
    ['T_MOBIL_M', 'Versand'],
    ['T_PREPAID_M', '24 Monate'],
    ['T_PREPAID_M', '39,95'],
  ])('says about %s nothing of %s', (tag, fact) => {
    expect(textOf(tag)).not.toContain(fact)
  })

  it.each(['T_MOBIL', 'T_MOBIL_XXL', 'T_MOBIL_M_VVM', 'T_PREPAID_M_DEVICE', 'T_MOBIL_DEVICE'])('knows no %s', (tag) => {
    expect(footnotesOf(aCatalogue(today), [tag], new Date(today))).toEqual([])
  })
})
