import { randomBytes } from 'node:crypto'
import { createStatusLinks } from './status-links'

describe('createStatusLinks', () => {
  const links = createStatusLinks({ key: randomBytes(32) })
  const codeIn = (path: string): string => new URL(path, 'http://shop').searchParams.get('code') ?? ''

  it('names the order and a code that opens it', () => {
    const path = links.to('NB-2026-7K3M9Q')
    expect(path).toMatch(/^\/auftragsstatus\?auftrag=NB-2026-7K3M9Q&code=[\w-]{43}$/)
    expect(links.opens('NB-2026-7K3M9Q', codeIn(path))).toBe(true)
  })

  it.each([
    ['of another order', codeIn(links.to('NB-2026-7K3M9R'))],
    ['of another key', codeIn(createStatusLinks({ key: randomBytes(32) }).to('NB-2026-7K3M9Q'))],
    ['cut short', codeIn(links.to('NB-2026-7K3M9Q')).slice(0, 42)],
    ['of other characters', 'ä'.repeat(43)],
    ['missing', ''],
  ])('opens nothing by a code %s', (_what, code) => {
    expect(links.opens('NB-2026-7K3M9Q', code)).toBe(false)
  })
})
