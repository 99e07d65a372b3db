import { CAMPAIGN_FOOTNOTE } from '@nimbus/shared-contracts/catalogue'
import { aCatalogue } from '../../testing/a-catalogue'
import { footnotesOf } from './footnotes'

/** Prices of PRICE-22, in cents: without TV, Young, Smart, SmartStream, MegaStream. */
interface Row {
  regular: number
  young?: number
  smart: number
  smartStream: number
  megaStream: number
}
const FIBRE: Record<string, Row> = {
  150: { regular: 4595, smart: 5595, smartStream: 6295, megaStream: 7595 },
  300: { regular: 5095, smart: 6095, smartStream: 6795, megaStream: 8095 },
  600: { regular: 6095, smart: 7095, smartStream: 7795, megaStream: 9095 },
  1000: { regular: 7095, smart: 8095, smartStream: 8795, megaStream: 10095 },
}
const DSL: Record<string, Row> = {
  S: { regular: 3895, young: 3395, smart: 4895, smartStream: 5595, megaStream: 6895 },
  M: { regular: 4395, young: 3895, smart: 5395, smartStream: 6095, megaStream: 7395 },
  L: { regular: 4895, young: 4395, smart: 5895, smartStream: 6595, megaStream: 7895 },
  XL: { regular: 5595, young: 5095, smart: 6595, smartStream: 7295, megaStream: 8595 },
}

/** Suffixes of the TV choices, in the spellings of CAT-10, and what a choice adds for Young. */
const TV: { suffixes: string[]; price: (row: Row) => number; surcharge: number }[] = [
  { suffixes: [''], price: ({ regular }) => regular, surcharge: 0 },
  { suffixes: ['_TV_SMART2', '_TV_SMART'], price: ({ smart }) => smart, surcharge: 1000 },
  {
    suffixes: ['_TV_SMARTSTREAM2', '_TV_SMARTSTREAM'],
    price: ({ smartStream }) => smartStream,
    surcharge: 1700,
  },
  { suffixes: ['_TV_MEGASTREAM', '_TV_MEGASTREAM2'], price: ({ megaStream }) => megaStream, surcharge: 3000 },
]

const euro = (amount: number): string => `${(amount / 100).toFixed(2).replace('.', ',')} €`

/** A tag, and its price sentence while the start price runs and while it doesn't. */
type Case = [tag: string, running: string, ended: string]

const always = (price: number): string => `${euro(price)} in jedem Monat`
const start = (amount: number, months: number): string => `${euro(amount)} in Monat 1–${months}`

const fibre = Object.entries(FIBRE).flatMap(([speed, row]) =>
  TV.flatMap(({ suffixes, price, surcharge }) =>
    suffixes.flatMap((suffix): Case[] => {
      const full = price(row)
      // with Smart, months 4 to 6 have the price without TV
      const standard =
        surcharge === 1000
          ? `${start(995, 3)}, ${euro(row.regular)} in Monat 4–6, ${euro(full)} ab Monat 7`
          : `${start(995, 3)}, ${euro(full)} ab Monat 4`
      return [
        [`T_GLASFASER_${speed}${suffix}`, standard, always(full)],
        [`T_GLASFASER_${speed}_VVM${suffix}`, `${start(1995, 3)}, ${euro(full)} ab Monat 4`, always(full)],
      ]
    }),
  ),
)

const dsl = Object.entries(DSL).flatMap(([size, row]) =>
  TV.flatMap(({ suffixes, price, surcharge }) =>
    suffixes.flatMap((suffix): Case[] => {
      const full = price(row)
      const young = (row.young ?? 0) + surcharge
      const tag = `T_DSL_${size}`
      const youngEnded = `${euro(young)} in Monat 1–24, ${euro(full)} ab Monat 25`
      const youngRunning = (months: number): string =>
        `${start(995, months)}, ${euro(young)} in Monat ${months + 1}–24, ${euro(full)} ab Monat 25`
      return [
        [`${tag}${suffix}`, `${start(995, 3)}, ${euro(full)} ab Monat 4`, always(full)],
        [`${tag}${suffix}_YOUNG`, youngRunning(3), youngEnded],
        [`${tag}_YOUNG${suffix}`, youngRunning(3), youngEnded],
        [`${tag}_REGIO${suffix}`, `${start(995, 6)}, ${euro(full)} ab Monat 7`, always(full)],
        [`${tag}_REGIO_YOUNG${suffix}`, youngRunning(6), youngEnded],
        [`${tag}_REGIO${suffix}_YOUNG`, youngRunning(6), youngEnded],
      ]
    }),
  ),
)

const CASES = [...fibre, ...dsl]

/** The start price runs until the end of 02.02.2026 in Germany, and again in winter (our catalogue). */
const DAYS: [instant: string, lastDay: string | undefined][] = [
  ['2025-11-10T12:00:00Z', '02.02.2026'],
  ['2026-01-15T12:00:00Z', '02.02.2026'],
  ['2026-02-02T22:59:59Z', '02.02.2026'],
  ['2026-02-02T23:00:00Z', undefined],
  ['2026-06-01T12:00:00Z', undefined],
  ['2026-11-27T12:00:00Z', '31.01.2027'],
]

describe.each(DAYS)('footnotes of every landline tag at %s', (instant, lastDay) => {
  const tags = CASES.map(([tag]) => tag)
  const notes = new Map(
    footnotesOf(aCatalogue(instant), tags, new Date(instant)).map(({ fn_tag, text }) => [
      fn_tag,
      text.replaceAll('\u00a0', ' '),
    ]),
  )

  it('exist, each with a bold title and a list of conditions', () => {
    const form = /^<p><strong>[^<]+<\/strong><\/p><ul>(<li>[^<]+\.<\/li>)+<\/ul>$/
    expect(tags.filter((tag) => !form.test(notes.get(tag) ?? ''))).toEqual([])
  })

  it('have the prices of PRICE-20 and PRICE-22', () => {
    const priceOf = (tag: string): string | undefined =>
      /Monatlicher Preis: (.+?)\.<\/li>/.exec(notes.get(tag) ?? '')?.[1]
    const expected = CASES.map(([tag, running, ended]) => [tag, lastDay ? running : ended])
    expect(tags.map((tag) => [tag, priceOf(tag)])).toEqual(expected)
  })

  it('name the last day of the start price, and none while it does not run', () => {
    const sentence = lastDay ? `Der Startpreis gilt bei Bestellung bis ${lastDay}.` : 'bei Bestellung bis'
    const having = tags.filter((tag) => notes.get(tag)?.includes(sentence))
    expect(having).toEqual(lastDay ? tags : [])
  })
})

describe('speeds in footnotes', () => {
  const noteOf = (tag: string): string =>
    footnotesOf(aCatalogue('2026-11-27T12:00:00Z'), [tag], new Date('2026-11-27T12:00:00Z'))[0]?.text ?? ''

  // DATA-18
  it.each([
    ['T_DSL_S', '16', '2,4'],
    ['T_DSL_M', '50', '20'],
    ['T_DSL_M_REGIO', '50', '10'],
    ['T_DSL_M_REGIO_YOUNG', '50', '10'],
    ['T_DSL_L', '100', '40'],
    ['T_DSL_XL', '250', '50'],
    ['T_DSL_XL_TV_MEGASTREAM', '250', '100'],
    ['T_DSL_XL_TV_SMART2_YOUNG', '250', '40'],
    ['T_GLASFASER_1000', '1.000', '500'],
  ])('are those of %s: up to %s and %s', (tag, down, up) => {
    expect(noteOf(tag)).toContain(`bis ${down} MBit/s im Download`)
    expect(noteOf(tag)).toContain(`bis ${up} MBit/s im Upload`)
  })
})

describe('tags in pages', () => {
  it('all exist: those of tariffs and those of campaigns while they run', () => {
    const now = '2025-11-10T12:00:00Z'
    const catalogue = aCatalogue(now)
    const tags = [
      ...new Set(catalogue.tariffs().flatMap(({ footnote_tag }) => footnote_tag ?? [])),
      ...Object.values(CAMPAIGN_FOOTNOTE),
    ]
    expect(footnotesOf(catalogue, tags, new Date(now)).map(({ fn_tag }) => fn_tag)).toEqual(tags)
  })
})
