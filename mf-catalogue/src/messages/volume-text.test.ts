import { minimumTermText } from './volume-text'

describe('minimumTermText', () => {
  it.each([
    [24, 'Mindestlaufzeit 24\u00a0Monate'],
    [0, 'keine Mindestlaufzeit'],
  ])('of %i', (months, text) => {
    expect(minimumTermText(months)).toBe(text)
  })
})
