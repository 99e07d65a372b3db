import fc from 'fast-check'
import { declarationNumber } from './declaration-number'

describe('declarationNumber', () => {
  it('can be read out on the phone, and is the same for the same key', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const number = declarationNumber('withdrawal', key)
        expect(number).toMatch(/^WR-[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
        expect(declarationNumber('withdrawal', key)).toBe(number)
        expect(declarationNumber('cancellation', key).slice(2)).not.toBe(number.slice(2))
      }),
    )
  })
})
