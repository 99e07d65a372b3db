import { minimumTermText, termText } from './volume-text'

describe('minimumTermText', () => {
  it.each([
    [24, 'Mindestlaufzeit 24\u00a0Monate'],
    [0, 'keine Mindestlaufzeit'],
  ])('of %i', (months, text) => {
    expect(minimumTermText(months)).toBe(text)
  })
})

describe('termText', () => {
  it('has a text for prepaid, which used to be "0 Monate"', () => {
    expect(termText(0)).toBe('keine Mindestlaufzeit')
  })

  it('keeps number and unit on one line', () => {
    expect(termText(24)).toBe('24\u00a0Monate')
  })
})
