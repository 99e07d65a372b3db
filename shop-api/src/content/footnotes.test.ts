import { areaOf } from '@nimbus/shared-contracts/cart'
import { aCatalogue } from '../testing/a-catalogue'
import { footnotesOf } from './footnotes'
import { parseFootnoteTag } from './footnote-tag'

const today = '2026-11-27T12:00:00Z'
const textOf = (tag: string, now = today): string =>
  footnotesOf(aCatalogue(now), [tag])[0]?.text.replace(/\u00a0/g, ' ') ?? ''

describe('parseFootnoteTag', () => {
  const data = aCatalogue(today).data()

  it('reads the tag of every landline tariff back', () => {
    const tariffs = aCatalogue(today)
      .tariffs()
      .filter((tariff) => areaOf(tariff) === 'landline')
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
    expect(text).not.toContain('bei Bestellung bis')
  })

  it('leaves out what it does not know', () => {
    expect(footnotesOf(aCatalogue(today), ['unknown', 'T_DSL_M']).map(({ fn_tag }) => fn_tag)).toEqual(['T_DSL_M'])
  })
})
