import { createAccessCodes } from './access-codes'

const codes = createAccessCodes({ key: Buffer.alloc(32, 1) })

describe('createAccessCodes', () => {
  it('gives an order the same codes each time, and each order its own', () => {
    for (const give of ['line', 'esim', 'identityCheck'] as const) {
      expect(codes[give]('NB-2026-7K3M9Q')).toEqual(codes[give]('NB-2026-7K3M9Q'))
      expect(codes[give]('NB-2026-7K3M9Q')).not.toEqual(codes[give]('NB-2026-7K3M9R'))
    }
  })

  it('gives codes that nobody guesses without the key, in letters that nobody takes for another', () => {
    const { startCode } = codes.line('NB-2026-7K3M9Q')
    const { matchingId, activation, address } = codes.esim('NB-2026-7K3M9Q')
    expect(startCode).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
    expect(matchingId).toMatch(/^[2-9A-HJ-NP-Z]{24}$/)
    // GSMA SGP.22, 4.1
    expect(activation).toBe(`LPA:1$${address}$${matchingId}`)
    const others = createAccessCodes({ key: Buffer.alloc(32, 2) })
    expect(others.line('NB-2026-7K3M9Q').startCode).not.toBe(startCode)
  })

  it('gives an order’s three codes nothing in common', () => {
    const { startCode } = codes.line('NB-2026-7K3M9Q')
    const { matchingId } = codes.esim('NB-2026-7K3M9Q')
    expect(matchingId.startsWith(startCode.replaceAll('-', ''))).toBe(false)
    expect(codes.identityCheck('NB-2026-7K3M9Q')).not.toContain(matchingId)
  })
})
