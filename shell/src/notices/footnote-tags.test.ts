import { footnoteTags } from './footnote-tags'

describe('footnoteTags', () => {
  it.each([
    ['T_GLASFASER_300', ['T_GLASFASER_300']],
    ['A, B', ['A', 'B']],
    ['A B', ['A', 'B']],
    ['["A","B"]', ['A', 'B']],
    ['', ['unknown']],
    [undefined, ['unknown']],
  ])('of %s are %s', (attribute, expected) => {
    expect(footnoteTags(attribute)).toEqual(expected)
  })
})
