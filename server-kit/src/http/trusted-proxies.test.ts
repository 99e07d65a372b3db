import * as v from 'valibot'
import { trustedProxies } from './trusted-proxies'

describe('trustedProxies', () => {
  it.each([
    ['', []],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
    ['172.18.0.2,fd00::/8,', ['172.18.0.2', 'fd00::/8']],
  ])('reads %j', (text, nets) => {
    expect(v.parse(trustedProxies, text)).toEqual(nets)
  })

  it.each(['true', '*', 'gateway', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8', '::/129', '1'])('refuses %s', (text) => {
    expect(v.safeParse(trustedProxies, text).success).toBe(false)
  })
})
