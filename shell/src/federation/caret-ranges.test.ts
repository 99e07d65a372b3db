import fc from 'fast-check'
import { satisfy as satisfyOfRuntime } from '@module-federation/runtime-core'
import ranges from '@nimbus/shared-contracts/shared-modules.json'
import { satisfy } from './caret-ranges'

const number = fc.oneof(fc.nat({ max: 3 }), fc.constantFrom(10, 19, 20))
const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'))

describe('satisfy', () => {
  it.each(['^', '<='])('says what the runtime says of %s', (operator) => {
    fc.assert(
      fc.property(version, version, (own, asked) => {
        expect(satisfy(own, operator + asked)).toBe(satisfyOfRuntime(own, operator + asked))
      }),
    )
  })

  it('knows the kind of range that remotes ask with', () => {
    for (const range of Object.values(ranges)) expect(range).toMatch(/^\^\d+\.\d+\.\d+$/)
  })
})
