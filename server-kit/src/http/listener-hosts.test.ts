import * as v from 'valibot'
import { listenerHosts } from './listener-hosts'

describe('listenerHosts', () => {
  it.each([
    ['', []],
    ['oms.example', ['oms.example']],
    [' OMS.example , 10.2.0.0/16,::1, 127.0.0.1,', ['oms.example', '10.2.0.0/16', '::1', '127.0.0.1']],
  ])('reads %j', (text, hosts) => {
    expect(v.parse(listenerHosts, text)).toEqual(hosts)
  })

  it.each(['https://oms.example', 'oms.example:8443', '*.example', 'oms.example.', '10.0.0.0/33', 'a b', '-a.example'])(
    'refuses %j',
    (text) => {
      expect(v.safeParse(listenerHosts, text).success).toBe(false)
    },
  )
})
