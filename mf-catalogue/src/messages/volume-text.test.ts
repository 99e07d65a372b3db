import { termText } from './volume-text'

describe('termText', () => {
  it('keeps number and unit on one line', () => {
    expect(termText(24)).toBe('24\u00a0Monate')
  })
})
