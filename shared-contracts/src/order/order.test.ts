import { idempotencyKey, orderStore, trackingId, withoutKey, withoutTracking } from '.'

describe('idempotencyKey', () => {
  const keys = () => {
    let count = 0
    return () => `key-${++count}`
  }

  it('stays the same while the same is sent, over a retry and a reload', () => {
    const newKey = keys()
    const first = idempotencyKey(orderStore.initial, 'submit', 'cart-a', newKey)
    const reloaded = JSON.parse(JSON.stringify(first.state)) as typeof first.state
    expect([first.key, idempotencyKey(reloaded, 'submit', 'cart-a', newKey).key]).toEqual(['key-1', 'key-1'])
  })

  it('is a new one as soon as anything changes', () => {
    const newKey = keys()
    const { state } = idempotencyKey(orderStore.initial, 'submit', 'cart-a', newKey)
    expect(idempotencyKey(state, 'submit', 'cart-b', newKey).key).toBe('key-2')
  })

  // the order could not be sent from http://192.168.1.20:8080
  it('is made without what only pages with TLS have', () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    const [one, other] = ['cart-a', 'cart-b'].map((cart) => idempotencyKey(orderStore.initial, 'submit', cart).key)
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(other).not.toBe(one)
  })

  it('is apart for each call', () => {
    const newKey = keys()
    const { state } = idempotencyKey(orderStore.initial, 'initiate', 'same', newKey)
    const { state: both, key } = idempotencyKey(state, 'submit', 'same', newKey)
    expect(key).toBe('key-2')
    expect(both.idempotency).toEqual({
      initiate: { key: 'key-1', fingerprint: 'same' },
      submit: { key: 'key-2', fingerprint: 'same' },
    })
  })
})

describe('withoutKey', () => {
  it('lets the next try have a new key, and leaves the other call’s alone', () => {
    const keys = ['key-1', 'key-2', 'key-3']
    const newKey = (): string => keys.shift()!
    const { state: first } = idempotencyKey(orderStore.initial, 'initiate', 'same', newKey)
    const { state: both } = idempotencyKey(first, 'submit', 'same', newKey)
    const { state, key } = idempotencyKey(withoutKey(both, 'submit'), 'submit', 'same', newKey)
    expect(key).toBe('key-3')
    expect(state.idempotency.initiate?.key).toBe('key-1')
  })
})

describe('trackingId', () => {
  it.each([
    ['?trackid=a&ext_id=b&wt_mc=c&pk_kwd=d&pk_campaign=e', 'a'],
    ['?pk_campaign=e&pk_kwd=d&wt_mc=c&ext_id=b', 'b'],
    ['?pk_campaign=e&pk_kwd=d&wt_mc=c', 'c'],
    ['?pk_campaign=e&pk_kwd=d', 'd'],
    ['?pk_campaign=e', 'e'],
    ['?trackid=&wt_mc=c', 'c'],
    ['?utm_source=x', undefined],
    ['', undefined],
  ])('%s → %s', (search, id) => {
    expect(trackingId(search)).toBe(id)
  })
})

describe('withoutTracking', () => {
  it.each([
    ['', ''],
    ['?slug=dsl-m&tv=smart', '?slug=dsl-m&tv=smart'],
    ['?trackid=1&slug=dsl-m&ext_id=2&wt_mc=3&pk_kwd=4&pk_campaign=5', '?slug=dsl-m'],
    ['?ext_id=2', ''],
  ])('of %p is %p', (search, rest) => {
    expect(withoutTracking(search)).toBe(rest)
  })
})
