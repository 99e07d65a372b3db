import * as v from 'valibot'
import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'

/** Cookie names and lifetimes of the guest session (SESS-1). */
export const TOKEN_COOKIE = 'token'
export const TOKEN_EXPIRES_COOKIE = 'token_expires'
export const SESSION_LIFETIME_MS = 24 * 60 * 60 * 1000
export const REFRESH_WINDOW_MS = 60 * 60 * 1000

/** The paths on which a guest session is opened (SESS-2). */
const SESSION_PATHS = ['/zuhause', '/warenkorb']

/** sessionBelongsTo('/zuhause/tarife/dsl-tarife') → true; '/zuhausen' → false */
export function sessionBelongsTo(path: string): boolean {
  return SESSION_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Answer of POST /auth/create-session and PUT /auth/refresh-session. */
export const tokenAnswerSchema = v.object({ token: v.optional(v.string()) })

export interface CookieJar {
  get(name: string): string | undefined
  set(name: string, value: string, maxAgeSeconds: number): void
  remove(name: string): void
}

/** Developer texts of ERR-1. */
export type SessionFailure = 'Token not received' | 'Refresh token not received' | 'Authentifizierung fehlgeschlagen'

export interface SessionOptions {
  cookies: CookieJar
  now: () => number
  /** Each answers with a token, or undefined when none came. */
  create: () => Promise<string | undefined>
  refresh: (token: string) => Promise<string | undefined>
  /** Runs the work while no other tab does the same, such as by the Web Locks API; without it tabs don't know of each other. */
  lock?: ((work: () => Promise<Result<string, SessionFailure>>) => Promise<Result<string, SessionFailure>>) | undefined
  /** Told once of each failure, however many wait for the session. */
  onFailure?: (failure: SessionFailure) => void
  /** Told when the browser refuses the cookies: the session lasts as long as the page then. */
  onRefused?: () => void
}

export interface Session {
  /** The token while it lasts. */
  token(): string | undefined
  /** Opens a session when there is none, renews it in its last hour; one call for all who ask at once. */
  ensure(): Promise<Result<string, SessionFailure>>
  /** Replaces the token whatever its age; one call for all who ask at once. Clears it when that fails. */
  renew(): Promise<Result<string, SessionFailure>>
  clear(): void
}

/** The guest session: the only owner of token, expiry and refresh (SESS-7). */
export function createSession({
  cookies,
  now,
  create,
  refresh,
  lock = (work) => work(),
  onFailure = () => {},
  onRefused = () => {},
}: SessionOptions): Session {
  let running: Promise<Result<string, SessionFailure>> | undefined
  /** What this page was given, for browsers that refuse cookies, or drop them when their clock is set. */
  let held: { value: string; until: number } | undefined

  const current = (): { value: string | undefined; until: number } => {
    const value = cookies.get(TOKEN_COOKIE)
    // another tab may have replaced it
    if (held && (value === undefined || value === held.value)) return held
    return { value, until: Number(cookies.get(TOKEN_EXPIRES_COOKIE) ?? 0) }
  }
  const remaining = (): number => current().until - now()
  const token = (): string | undefined => (remaining() > 0 ? current().value : undefined)
  const keep = (value: string): Result<string, SessionFailure> => {
    const maxAge = SESSION_LIFETIME_MS / 1000
    cookies.set(TOKEN_COOKIE, value, maxAge)
    cookies.set(TOKEN_EXPIRES_COOKIE, String(now() + SESSION_LIFETIME_MS), maxAge)
    held = { value, until: now() + SESSION_LIFETIME_MS }
    if (cookies.get(TOKEN_COOKIE) !== value) onRefused()
    return ok(value)
  }
  const clear = (): void => {
    held = undefined
    cookies.remove(TOKEN_COOKIE)
    cookies.remove(TOKEN_EXPIRES_COOKIE)
  }
  const open = async (): Promise<Result<string, SessionFailure>> => {
    const created = await create()
    return created ? keep(created) : failed('Token not received')
  }
  /** `before` is the token when the replacement was asked for; another tab may have replaced it since. */
  const replace = async (before: string | undefined): Promise<Result<string, SessionFailure>> => {
    const old = token()
    if (old && old !== before) return ok(old)
    if (!old) {
      clear()
      return open()
    }
    const refreshed = await refresh(old)
    if (refreshed) return keep(refreshed)
    clear()
    return failed('Refresh token not received')
  }
  const attempt = async (before: string | undefined): Promise<Result<string, SessionFailure>> => {
    const answer = await lock(() => replace(before))
    if (!answer.ok) onFailure(answer.error)
    return answer
  }
  const shared = (): Promise<Result<string, SessionFailure>> => {
    running ??= attempt(token()).finally(() => {
      running = undefined
    })
    return running
  }

  return {
    token,
    clear,
    renew: shared,
    async ensure() {
      const value = token()
      return value && remaining() > REFRESH_WINDOW_MS ? ok(value) : shared()
    },
  }
}
