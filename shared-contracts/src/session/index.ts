export { browserCookies } from './browser-cookies'
export {
  createSession,
  REFRESH_WINDOW_MS,
  SESSION_LIFETIME_MS,
  sessionBelongsTo,
  TOKEN_COOKIE,
  TOKEN_EXPIRES_COOKIE,
  tokenAnswerSchema,
  type CookieJar,
  type Session,
  type SessionFailure,
  type SessionOptions,
} from './session'
