import { browserCookies } from './browser-cookies'

/** A document that records what is written, as document.cookie only shows names and values. */
function aDocument(protocol: string, cookie = '') {
  const written: string[] = []
  const target = {
    location: { protocol },
    get cookie() {
      return cookie
    },
    set cookie(value: string) {
      written.push(value)
    },
  }
  return { written, jar: browserCookies(target as unknown as Document) }
}

describe('browserCookies', () => {
  it('writes cookies for the whole shop, Secure only over https, since Safari drops it on http', () => {
    const http = aDocument('http:')
    http.jar.set('token', 'a b', 86_400)
    expect(http.written).toEqual(['token=a%20b; Path=/; Max-Age=86400; SameSite=Lax'])
    const https = aDocument('https:')
    https.jar.remove('token')
    expect(https.written).toEqual(['token=; Path=/; Max-Age=0; SameSite=Lax; Secure'])
  })

  it('reads a cookie by its whole name', () => {
    const { jar } = aDocument('https:', 'token_expires=1; token=a%20b; xtoken=c')
    expect([jar.get('token'), jar.get('token_expires'), jar.get('tok')]).toEqual(['a b', '1', undefined])
  })

  it('takes a value that is badly encoded as none', () => {
    expect(aDocument('https:', 'token=%E0%A4').jar.get('token')).toBeUndefined()
  })

  it('has and keeps nothing where the browser refuses to be asked', () => {
    const refuse = (): never => {
      throw new DOMException('the document is sandboxed', 'SecurityError')
    }
    const target = Object.defineProperty({ location: { protocol: 'https:' } }, 'cookie', { get: refuse, set: refuse })
    const jar = browserCookies(target as unknown as Document)
    jar.set('token', 'a', 60)
    jar.remove('token')
    expect(jar.get('token')).toBeUndefined()
  })
})
