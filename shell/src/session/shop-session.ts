import { pageNow } from '@nimbus/shared-contracts/dates'
import { NOTICE } from '@nimbus/shared-contracts/errors'
import { publish } from '@nimbus/shared-contracts/events'
import { createApi, type Api } from '@nimbus/shared-contracts/http'
import {
  browserCookies,
  createSession,
  sessionBelongsTo,
  tokenAnswerSchema,
  type Session,
  type SessionOptions,
} from '@nimbus/shared-contracts/session'

/** The guest session and the API client that uses it: one of each in a tab. */
export interface ShopSession {
  session: Session
  api: Api
  /** Opens or renews the session where the path needs one; false when that failed (SESS-2, ERR-2), said as a toast. */
  enter(path: string): Promise<boolean>
}

/**
 * Wires session and HTTP client; a 403 on any call publishes `session:expired`. `onNew` hears of a session that begins,
 * not of one that is refreshed: the server knows nothing of what an earlier one had. `onRefused` hears that the browser
 * keeps no cookies. All calls go through `counted`, the session's own ones too.
 */
export function createShopSession(
  apiBase: string,
  counted: (api: Api) => Api,
  onNew: () => void,
  onRefused: () => void,
): ShopSession {
  const open = counted(createApi({ baseUrl: apiBase }))
  const bearer = (token: string): Api =>
    counted(createApi({ baseUrl: apiBase, tokens: { token: () => token, renew: async () => undefined } }))
  const session = createSession({
    cookies: browserCookies(),
    now: pageNow,
    async create() {
      const token = tokenOf(await open.post('/auth/create-session', {}, tokenAnswerSchema))
      if (token) onNew()
      return token
    },
    lock: tabLock(),
    onRefused,
    onFailure: () => publish('toast:show', { ...NOTICE.sessionFailed }),
    refresh: async (token) => tokenOf(await bearer(token).put('/auth/refresh-session', {}, tokenAnswerSchema)),
  })
  const client = createApi({
    baseUrl: apiBase,
    tokens: {
      token: session.token,
      async renew() {
        const renewed = await session.renew()
        return renewed.ok ? renewed.value : undefined
      },
    },
    onForbidden: () => publish('session:expired', {}),
  })
  return {
    session,
    api: counted(client),
    async enter(path) {
      if (!sessionBelongsTo(path)) return true
      publish('loading:changed', { loading: true, by: 'session' })
      try {
        return (await session.ensure()).ok
      } finally {
        publish('loading:changed', { loading: false, by: 'session' })
      }
    },
  }
}

/** One tab at a time opens or renews the session, where the browser has locks; all of them share the cookies. */
function tabLock(target: Navigator = navigator): SessionOptions['lock'] {
  // missing in browsers of before 2022, and on addresses without https
  const { locks } = target as { locks?: LockManager }
  if (!locks) return undefined
  return async (work) => {
    let begun = false
    try {
      return await locks.request('nimbus-session', () => {
        begun = true
        return work()
      })
    } catch (error) {
      // a page that may keep nothing gets no lock either, and shares its session with nobody
      if (begun) throw error
      return work()
    }
  }
}

const tokenOf = (answer: { ok: true; value: { token?: string | undefined } } | { ok: false }): string | undefined =>
  answer.ok ? answer.value.token : undefined
