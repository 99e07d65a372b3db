import type { CookieJar } from './session'

/**
 * The page's cookies: host-wide path, SameSite=Lax, Secure only over https, since Safari drops it on http://localhost.
 * Where the browser refuses even to be asked, as in a sandboxed frame, there are none and none is kept.
 */
export function browserCookies(target: Document = document): CookieJar {
  const secure = target.location.protocol === 'https:' ? '; Secure' : ''
  const write = (name: string, value: string, maxAge: number): void => {
    unlessRefused(() => {
      target.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
    })
  }
  return {
    get: (name) =>
      unlessRefused(() => {
        const pair = target.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
        // a value that somebody else has written badly counts as none
        return pair && decodeURIComponent(pair.slice(name.length + 1))
      }),
    set: write,
    remove: (name) => write(name, '', 0),
  }
}

function unlessRefused<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
