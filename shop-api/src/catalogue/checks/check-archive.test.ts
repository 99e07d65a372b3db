import { drop, problemsAfter } from '../../testing/problems-after'
import type { Archived, CatalogueData } from '../data/data'

const named = ({ archive }: CatalogueData, id: string): Archived => archive.find((tariff) => tariff.id === id)!

describe('checkArchive', () => {
  it.each<[string, (files: CatalogueData) => void, RegExp]>([
    [
      'prepaid with a minimum term',
      (files) => (named(files, 'archiv-prepaid-basis').contract_term = 24),
      /archive\.json \[\d\]\.contract_term: prepaid has no minimum term/,
    ],
    [
      'a contract without minimum term',
      (files) => (named(files, 'archiv-dsl-16-24').contract_term = 0),
      /archive\.json \[\d\]\.contract_term: 0 months is not from 1 to 24/,
    ],
    [
      'a contract beyond what the law allows',
      (files) => (named(files, 'archiv-dsl-16-24').contract_term = 36),
      /archive\.json \[\d\]\.contract_term: 36 months is not from 1 to 24/,
    ],
    [
      'a mobile tariff without volume',
      (files) => drop(named(files, 'archiv-mobil-basis-24'), 'data_volume'),
      /archive\.json \[\d\]\.data_volume: is missing/,
    ],
    [
      'a landline tariff without speeds',
      (files) => drop(named(files, 'archiv-dsl-16-24'), 'bandwidth'),
      /archive\.json \[\d\]\.bandwidth: is missing/,
    ],
  ])('finds %s', (_name, change, expected) => {
    const problems = problemsAfter(change)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(expected)
  })
})
