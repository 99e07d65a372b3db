import { renderToStaticMarkup } from 'react-dom/server'
import { cheapestTariff, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { ledger } from '@nimbus/shared-contracts/money'
import {
  CartMisfit,
  PriceMatrix,
  priceMatrix,
  PriceNotes,
  tariffOverviewPage,
} from '../../mf-home-internet/src/testing/public'
import { bundledCatalogue, createCatalogue } from '../../shop-api/src/testing/public'

/** Days by what they are for prices, as instants: promotions run until the end of a day in Germany. */
const DAYS: Record<string, { now: string; promotionEnds?: string }> = {
  'no promotion': { now: '2026-06-01T10:00:00Z' },
  promotion: { now: '2026-11-27T11:00:00Z', promotionEnds: '31.01.2027' },
  'last minute of a promotion': { now: '2027-01-31T22:59:59Z', promotionEnds: '31.01.2027' },
  'first minute after it': { now: '2027-01-31T23:00:00Z' },
  'turn of the year': { now: '2026-12-31T23:00:00Z', promotionEnds: '31.01.2027' },
  '29 February': { now: '2028-02-29T12:00:00Z' },
}
const CATEGORIES = ['magentazuhause-tarife', 'glasfaser-tarife', 'dsl-tarife', 'young-tarife']

const data = bundledCatalogue()
const catalogueOn = (day: string) => createCatalogue({ clock: () => new Date(DAYS[day]!.now), dataAt: () => data })

const shown = (element: React.ReactNode): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** What a tariff costs in a month, worked out here once more from its conditions. */
const inMonth = ({ conditions }: LandlineTariff, month: number): number => ledger(conditions).months[month - 1]!
const running = (tariff: LandlineTariff): number => inMonth(tariff, tariff.properties.contract_term)
const startsCheaper = (tariff: LandlineTariff): boolean => inMonth(tariff, 1) < running(tariff)
const isPlanned = ({ properties }: LandlineTariff): boolean => properties.offer === 'VVM'

/** The same tariff without television. */
const bare = (tariff: LandlineTariff, all: readonly LandlineTariff[]): LandlineTariff =>
  all.find(
    ({ properties: { family, offer, contract_term, tv } }) =>
      tv === 'NONE' &&
      family === tariff.properties.family &&
      offer === tariff.properties.offer &&
      contract_term === tariff.properties.contract_term,
  )!

const TV: Record<string, string> = { Smart: 'SMART', SmartStream: 'SMARTSTREAM', MegaStream: 'MEGASTREAM' }
const FREE_TV = /Mit (Glasfaser|DSL) und (\w+) gilt in Monat (\d+)–(\d+) der Preis ohne TV([^.]*)\./g

/** What the text says wrongly about months in which television is free. */
function wrongFreeTv(text: string, tariffs: readonly LandlineTariff[]): string[] {
  return [...text.matchAll(FREE_TV)].flatMap(([sentence, line, tv, from, till, more = '']) => {
    const terms = [...more.matchAll(/(\d+) Monaten/g)].map(([, term]) => Number(term))
    const meant = tariffs.filter(
      (tariff) =>
        tariff.properties.technology === (line === 'DSL' ? 'DSL' : 'FIBRE') &&
        tariff.properties.tv === TV[tv!] &&
        (terms.length === 0 || terms.includes(tariff.properties.contract_term)),
    )
    const free = (tariff: LandlineTariff): boolean => {
      const months = Array.from({ length: Number(till) - Number(from) + 1 }, (_, index) => Number(from) + index)
      const without = bare(tariff, tariffs)
      return months.every((month) => inMonth(tariff, month) === inMonth(without, month))
    }
    const excluded = more.includes('nicht, wenn der Ausbau erst geplant ist')
    return meant
      .filter((tariff) => free(tariff) === (excluded && isPlanned(tariff)))
      .map((tariff) => `${sentence} is false of ${tariff.concrete_product_id}`)
  })
}

/** What a text about these tariffs says wrongly of start prices. */
function wrongStartPrices(text: string, tariffs: readonly LandlineTariff[], promotionEnds?: string): string[] {
  const some = tariffs.some(startsCheaper)
  const planned = tariffs.filter(isPlanned)
  const isOther = planned
    .filter(startsCheaper)
    .some((tariff) => tariffs.every((other) => isPlanned(other) || inMonth(other, 1) !== inMonth(tariff, 1)))
  const checks: [says: boolean, isTrue: boolean, what: string][] = [
    [/nach der Startphase/.test(text), some, 'a start phase'],
    [/Startpreis gültig bis/.test(text), some && text.includes(`gültig bis ${promotionEnds}`), 'the last day'],
    [/gilt ein anderer Startpreis/.test(text), isOther, 'another start price where fibre is planned'],
    [/gilt kein Startpreis/.test(text), some && !planned.some(startsCheaper), 'none where fibre is planned'],
    ...[12, 24].map((term): [boolean, boolean, string] => [
      new RegExp(`Tarife mit ${term}\\sMonaten Laufzeit haben keinen Startpreis`).test(text),
      some && !tariffs.some((tariff) => tariff.properties.contract_term === term && startsCheaper(tariff)),
      `${term} months without start price`,
    ]),
    [/Folgepreis|zum Start/.test(text), some, 'a later price'],
  ]
  const wrong = checks.filter(([says, isTrue]) => says && !isTrue).map(([, , what]) => `says wrongly: ${what}`)
  const isLate = promotionEnds !== undefined && some && !/Startpreis|Startphase/.test(text)
  return [...wrong, ...wrongFreeTv(text, tariffs), ...(isLate ? ['says nothing of the start price'] : [])]
}

describe('what the tariff pages say of start prices', () => {
  const cases = Object.keys(DAYS).flatMap((day) => CATEGORIES.map((slug) => [day, slug] as const))

  // on days without a promotion they spoke of a start phase, and of planned fibre they said what holds for fibre that is there
  it.each(cases)('is true on a day with %s, in %s', (day, slug) => {
    const { category, tariffs: all } = catalogueOn(day).category('landline', slug)!
    const tariffs = all.filter((tariff) => tariff.kind === 'landline')
    const matrices = (['FIBRE', 'DSL'] as const).flatMap((technology) => {
      const sold = tariffs.filter(({ properties }) => properties.technology === technology)
      const audience = slug === 'young-tarife' ? 'YOUNG' : 'ALL'
      return sold.length > 0 ? [{ sold, matrix: priceMatrix(sold, audience) }] : []
    })
    const { promotionEnds } = DAYS[day]!
    const notes = shown(<PriceNotes tariffs={tariffs} />)
    expect(wrongStartPrices(`${notes} ${category.description}`, tariffs, promotionEnds)).toEqual([])
    expect(/Start|Folgepreis/.test(`${category.title} ${category.lead}`)).toBe(false)
    for (const { sold, matrix } of matrices)
      expect(wrongStartPrices(shown(<PriceMatrix matrix={matrix} />), sold, promotionEnds)).toEqual([])
  })

  it.each(Object.keys(DAYS))('is true in the overview of all categories, with %s', (day) => {
    const catalogue = catalogueOn(day)
    const offers = CATEGORIES.map((slug) => {
      const { category, tariffs } = catalogue.category('landline', slug)!
      const cheapest = cheapestTariff(tariffs.filter((tariff) => tariff.kind === 'landline'))!
      return { slug, label: category.title, lead: category.lead, cheapest, ids: [] }
    })
    const { Component } = tariffOverviewPage
    const text = shown(<Component payload={{ offers }} query={{}} params={{}} path="" />)
    expect(text.includes('Startphase')).toBe(offers.some(({ cheapest }) => startsCheaper(cheapest)))
    expect(text.includes('Startphase')).toBe(DAYS[day]!.promotionEnds !== undefined)
  })

  it.each(Object.keys(DAYS))(
    'is true of each tariff that is offered instead, with %s: built, planned, Regio',
    (day) => {
      const tariffs = catalogueOn(day).tariffs()
      const landline = tariffs.filter((tariff) => tariff.kind === 'landline')
      const wrong = landline.flatMap((tariff) => {
        const text = shown(<CartMisfit tariff={landline[0]!} alternative={tariff} onChoose={() => {}} />)
        const isRight = text.includes('Startphase') === startsCheaper(tariff)
        return isRight ? [] : [tariff.concrete_product_id]
      })
      expect(wrong).toEqual([])
      expect(new Set(landline.map(({ properties }) => properties.offer)).size).toBe(5)
    },
  )
})
