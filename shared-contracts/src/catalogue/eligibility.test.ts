import { aMobileTariff, anOption, aTariff } from '../testing'
import { hasStreaming, isYoung, needsFibreConnection, offerSchema, STREAMING_GROUP, tvSchema } from '.'

const aTariffWith = (properties: object) => aTariff({ properties: { ...aTariff().properties, ...properties } })

describe('isYoung', () => {
  it('holds for Young and Regio Young and nothing else', () => {
    expect(offerSchema.options.filter((offer) => isYoung(aTariffWith({ offer })))).toEqual(['YOUNG', 'REGIO_YOUNG'])
    expect(isYoung(aTariffWith({ offer: undefined }))).toBe(false)
  })
})

describe('hasStreaming', () => {
  it('holds for every TV tariff', () => {
    expect(tvSchema.options.filter((tv) => hasStreaming(aTariffWith({ tv })))).toEqual([
      'SMART',
      'SMARTSTREAM',
      'MEGASTREAM',
    ])
    expect(hasStreaming(aMobileTariff())).toBe(false)
  })

  it.each([
    ['a streaming package', anOption({ grouping_id: STREAMING_GROUP }), true],
    ['a telephone option', anOption({ grouping_id: 'telephone' }), false],
    ['an option of no group', anOption(), false],
  ])('tells a tariff with %s', (_, option, expected) => {
    expect(hasStreaming(aTariff(), [option])).toBe(expected)
  })
})

describe('needsFibreConnection', () => {
  it.each([
    ['FIBRE', true],
    ['DSL', false],
    [undefined, false],
  ])('%s → %s', (technology, expected) => {
    expect(needsFibreConnection(aTariffWith({ technology }))).toBe(expected)
  })
})
