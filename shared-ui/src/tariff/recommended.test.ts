import { aTariff } from '@nimbus/shared-contracts/testing'
import { recommendedOf } from './recommended'

const aFamily = (family: string, recommendation?: string) =>
  aTariff({ properties: { ...aTariff().properties, family }, ...(recommendation && { recommendation }) })

const tariffs = [aFamily('glasfaser-150'), aFamily('glasfaser-300', 'Empfohlen'), aFamily('dsl-l', 'Empfohlen')]

describe('recommendedOf', () => {
  it.each<[string, typeof tariffs, string[], string | undefined]>([
    ['the first that is recommended', tariffs, ['glasfaser-150', 'glasfaser-300', 'dsl-l'], 'glasfaser-300'],
    ['the next where that one can’t be had', tariffs, ['dsl-l'], 'dsl-l'],
    ['none where none of them can be had', tariffs, ['glasfaser-150'], undefined],
    ['none where none is recommended', [aFamily('glasfaser-150')], ['glasfaser-150'], undefined],
  ])('marks %s', (_, offered, possible, expected) => {
    expect(recommendedOf(offered, ({ properties }) => possible.includes(properties.family ?? ''))).toBe(expected)
  })
})
