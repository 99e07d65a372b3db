import { requestIdOf } from './request-id'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('requestIdOf', () => {
  it.each(['5f2c9a04d1e84b7f9c3a6d1b2e8f7a60', '0b6f2c1e-3f52-4b5f-9a51-0f4f5a0c7e11'])('keeps %s', (id) => {
    expect(requestIdOf({ 'x-request-id': id })).toBe(id)
  })

  it.each([
    ['none', undefined],
    ['a short one', 'abc'],
    ['an endless one', 'a'.repeat(65)],
    ['a new line', `5f2c9a04d1e84b7f\n{"level":60}`],
    ['the end of a comment', '5f2c9a04d1e84b7f*/ drop table shop_order;'],
    ['markup', '<script>alert(1)</script>'],
  ])('makes one where there is %s', (_, id) => {
    expect(requestIdOf(id === undefined ? {} : { 'x-request-id': id })).toMatch(UUID)
  })
})
