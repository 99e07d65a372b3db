import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sealIban } from '../../forms/fields/iban'
import type { SavedScope } from './drafts'
import { scopeDigest, versionWith } from './saved-data'

const vault = randomBytes(32)
const [IBAN, SAME_MASK] = ['DE89370400440532013000', 'DE89370400440532993000']

const payment = (iban: string, values: object = {}): SavedScope => ({
  values: { payment: { method: 'DIRECT_DEBIT', iban: 'DE89 **** 3000', ...values } },
  sealedIban: sealIban(iban, vault),
})

describe('scopeDigest', () => {
  it('is the same for the same answers, sealed anew', () => {
    expect(scopeDigest(payment(IBAN), vault)).toBe(scopeDigest(payment(IBAN), vault))
  })

  it.each([
    ['another answer', payment(IBAN, { method: 'INVOICE' })],
    ['one answer more', payment(IBAN, { paper_bill: true })],
    ['an IBAN that looks the same when it is masked', payment(SAME_MASK)],
    ['no IBAN', { ...payment(IBAN), sealedIban: null }],
  ])('is another for %s', (_what, other) => {
    expect(scopeDigest(other, vault)).not.toBe(scopeDigest(payment(IBAN), vault))
  })

  it('is another under another key, so that it tells nothing of the IBAN', () => {
    const other = randomBytes(32)
    const sealedElsewhere = { ...payment(IBAN), sealedIban: sealIban(IBAN, other) }
    expect(scopeDigest(sealedElsewhere, other)).not.toBe(scopeDigest(payment(IBAN), vault))
  })

  it('takes the keys in any order, and fields without a value as missing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), (values) => {
        const turned = { ...Object.fromEntries(Object.entries(values).toReversed()), nothing: undefined }
        const of = (answers: object): string => scopeDigest({ values: { ...answers }, sealedIban: null }, vault)
        expect(of(turned)).toBe(of({ ...values, nothing: undefined }))
      }),
    )
  })
})

describe('versionWith', () => {
  const customer: SavedScope = { values: { customer: { last_name: 'Müller' } }, sealedIban: null }
  const saved = new Map([
    ['CUSTOMER', customer],
    ['PAYMENT', payment(IBAN)],
  ])
  const version = versionWith('v1', saved, vault)

  it('has 32 characters and stays the same for the same summary and data', () => {
    expect(version).toMatch(/^[0-9a-f]{32}$/)
    expect(versionWith('v1', new Map([...saved].toReversed()), vault)).toBe(version)
  })

  it('does not change when the agreement to it is saved', () => {
    const overview: SavedScope = { values: { overview: { summary_version: version } }, sealedIban: null }
    expect(versionWith('v1', new Map([...saved, ['ORDER_OVERVIEW', overview]]), vault)).toBe(version)
  })

  it.each([
    ['another summary', 'v2', saved],
    ['a changed IBAN', 'v1', new Map([...saved, ['PAYMENT', payment(SAME_MASK)]])],
    ['a scope less', 'v1', new Map([['CUSTOMER', customer]])],
    ['values of another scope', 'v1', new Map([...saved].map(([scope, answers]) => [`${scope}_2`, answers]))],
  ])('is another for %s', (_what, summary, data) => {
    expect(versionWith(summary, data, vault)).not.toBe(version)
  })
})
