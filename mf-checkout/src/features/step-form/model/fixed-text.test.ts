import { aCheckData } from '@nimbus/shared-contracts/testing'
import { fixedLines, isAddress } from './fixed-text'

const { address } = aCheckData().availability

describe('fixedLines', () => {
  it.each([
    ['an address', address, ['Lindenstraße 12a', '01067 Dresden']],
    // the dwelling used to be lost, and "5 1/2" was written "51/2"
    ['a dwelling', { ...address, unit: '2. OG links' }, ['Lindenstraße 12a, 2. OG links', '01067 Dresden']],
    [
      'a half house number',
      { ...address, house_no: '5', house_no_suffix: '1/2' },
      ['Lindenstraße 5 1/2', '01067 Dresden'],
    ],
    ['a text', 'Glasfaser', ['Glasfaser']],
    ['nothing', undefined, []],
  ])('writes %s', (_, value, lines) => {
    expect(fixedLines(value)).toEqual(lines)
  })
})

describe('isAddress', () => {
  it('knows an address with and without a dwelling', () => {
    expect([address, { ...address, unit: 'Hinterhaus' }, 'Glasfaser'].map(isAddress)).toEqual([true, true, false])
  })
})
