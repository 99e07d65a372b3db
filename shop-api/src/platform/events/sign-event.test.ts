import { secretOf, signedHeaders } from './sign-event'

describe('signedHeaders', () => {
  it('signs as Standard Webhooks does, by the example of its specification', () => {
    const at = new Date(1_731_705_121_000)
    const body = '{"event_type":"ping","data":{"success":true}}'
    expect(signedHeaders('whsec_plJ3nmyCDGBKInavdOK15jsl', { id: 'msg_loFOjxBNrRLzqYUf', body, at })).toEqual({
      'webhook-id': 'msg_loFOjxBNrRLzqYUf',
      'webhook-timestamp': '1731705121',
      'webhook-signature': 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
    })
  })
})

describe('secretOf', () => {
  it('gives each listener one of its own, always the same, of 32 bytes', () => {
    const key = Buffer.alloc(32, 1)
    const [one, other] = [secretOf(key, 'a'), secretOf(key, 'b')]
    expect(one).toBe(secretOf(key, 'a'))
    expect(one).not.toBe(other)
    expect(one).not.toBe(secretOf(Buffer.alloc(32, 2), 'a'))
    expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32)
  })
})
