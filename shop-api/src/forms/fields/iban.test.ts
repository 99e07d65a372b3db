import { randomBytes } from 'node:crypto'
import { sealIban, unsealIban } from './iban'

const IBAN = 'DE89370400440532013000'

describe('a sealed IBAN', () => {
  const key = randomBytes(32)

  it('opens with its key, and is another text each time', () => {
    expect(unsealIban(sealIban(IBAN, key), key)).toBe(IBAN)
    expect(sealIban(IBAN, key)).not.toBe(sealIban(IBAN, key))
  })

  it('opens with no other key', () => {
    expect(() => unsealIban(sealIban(IBAN, key), randomBytes(32))).toThrow('unable to authenticate')
  })
})
