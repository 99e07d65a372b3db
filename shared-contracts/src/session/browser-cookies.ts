import type { CookieJar } from './session'

/** The page's cookies: host-wide path, SameSite=Lax, Secure only over https, since Safari drops it on http://localhost. */
export function browserCookies(target: Document = document): CookieJar {
  const secure = target.location.protocol === 'https:' ? '; Secure' : ''
  const write = (name: string, value: string, maxAge: number): void => {
    target.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  }
  return {
    get(name) {
      const pair = target.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
      return pair && decoded(pair.slice(name.length + 1))
    },
    set: write,
    remove: (name) => write(name, '', 0),
  }
}

/** A value that somebody else has written badly counts as none. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
