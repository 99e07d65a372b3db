import fc from 'fast-check'
import * as v from 'valibot'
import { cartQuery, cartQuerySchema, payloadOfQuery } from './cart-query'

const read = (query: string) => payloadOfQuery(v.parse(cartQuerySchema, Object.fromEntries(new URLSearchParams(query))))

const id = fc.stringMatching(/^[a-z0-9-]{1,80}$/).map((text) => ({ id: text }))
const ids = fc.array(id, { maxLength: 30 })

describe('cartQuery', () => {
  it('has the ids of a cart', () => {
    const cart = { tariff: { id: 'dsl-m-24' }, options: [{ id: 'a' }, { id: 'b' }], promotions: [{ id: 'p' }] }
    expect(cartQuery({ cart })).toBe('tariff=dsl-m-24&options=a%2Cb')
  })

  it('is read as the same products', () => {
    const carts = fc.record({ tariff: id, options: ids, hardware: ids, handsets: ids })
    fc.assert(
      fc.property(carts, (products) => {
        const cart = { ...products, promotions: [] }
        expect(read(cartQuery({ cart }))).toEqual({ cart })
      }),
    )
  })
})

describe('payloadOfQuery', () => {
  it.each([
    ['30 options', `options=${Array(30).fill('x').join(',')}`, true],
    ['31 options', `options=${Array(31).fill('x').join(',')}`, false],
    ['an id of 81 characters', `hardware=${'x'.repeat(81)}`, false],
  ])('of %s', (_what, rest, taken) => {
    expect(read(`tariff=dsl-m-24&${rest}`) !== undefined).toBe(taken)
  })
})
