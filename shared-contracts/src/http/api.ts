import type { HTTPError, KyInstance } from 'ky'
import * as v from 'valibot'
import { apiErrorSchema, failed, ok, type ApiErrorBody, type Result } from '@nimbus/shared-contracts/errors'
import { withTimeout } from '../timeout'
import { ApiError } from './api-error'

/** Statuses that are tried again (API-3). */
export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504]

/** How long a single attempt may take unless told otherwise, in milliseconds. */
const TIMEOUT_MS = 20_000

/** How long a call may take with all that belongs to it: a token, a second attempt, the body (NET-60: at most 30 s). */
const CALL_LIMIT_MS = 30_000

/** A Retry-After of the server is followed up to this many milliseconds. */
const MAX_RETRY_AFTER_MS = 5_000

/** What the client needs of the session; see shared-contracts/session. */
export interface TokenSource {
  /** The bearer token, or undefined when there is no session. */
  token(): string | undefined
  /** Renews the token once for all callers; undefined when that failed. */
  renew(): Promise<string | undefined>
}

export interface ApiOptions {
  /** Absolute or root-relative base without trailing slash: "/api", "http://127.0.0.1:3000/api" */
  baseUrl: string
  tokens?: TokenSource
  /** How long a single attempt may take, in milliseconds. */
  timeout?: number
  /** Called for every 403: the session has ended (SESS-6). */
  onForbidden?: () => void
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  signal?: AbortSignal
  /** True leaves the bearer token out. */
  skipAuth?: boolean
  /** Sent as Idempotency-Key. */
  idempotencyKey?: string
  query?: Record<string, string>
}

/** Typed calls that answer with a Result and never toast, navigate or throw for what the network or server did. */
export interface Api {
  get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    options?: CallOptions,
  ): Promise<Result<v.InferOutput<Schema>, ApiError>>
  post<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
    options?: CallOptions,
  ): Promise<Result<v.InferOutput<Schema>, ApiError>>
  put<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
    options?: CallOptions,
  ): Promise<Result<v.InferOutput<Schema>, ApiError>>
}

/**
 * The HTTP client of the shop: bearer unless skipped, credentials included, 0 retries for writes and 1 for reads,
 * a 401 renews the token once and repeats once, a 403 is reported, answers are parsed with their schema.
 */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, tokens, timeout = TIMEOUT_MS, onForbidden = () => {} } = options
  // called late, so that a test or a service worker can replace the global
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...args) => globalThis.fetch(...args))
  let client: Promise<KyInstance> | undefined

  /** ky, which no page needs before its first call; a file of it that could not be loaded is asked for anew. */
  async function loadClient(): Promise<KyInstance> {
    client ??= createClient()
    client.catch(() => {
      client = undefined
    })
    return client
  }

  async function createClient(): Promise<KyInstance> {
    const { default: ky } = await import(/* webpackChunkName: "lazy-ky" */ 'ky')
    return ky.create({
      timeout,
      fetch,
      credentials: 'include',
      // a write might happen twice
      retry: { limit: 1, methods: ['get'], statusCodes: RETRIED_STATUSES, maxRetryAfter: MAX_RETRY_AFTER_MS },
    })
  }

  async function send(
    method: string,
    path: string,
    body: unknown,
    call: CallOptions,
    token?: string,
  ): Promise<unknown> {
    const ky = await loadClient()
    const response = await ky(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      },
      ...(body !== undefined && { json: body }),
      ...(call.query && { searchParams: call.query }),
      ...(call.signal && { signal: call.signal }),
    })
    return response.status === 204 ? undefined : await response.json()
  }

  async function sendWithToken(method: string, path: string, body: unknown, call: CallOptions): Promise<unknown> {
    if (call.skipAuth || !tokens) return send(method, path, body, call)
    try {
      // without a token the call would only bring a 401; a session that can't be opened shows in its answer
      return await send(method, path, body, call, tokens.token() ?? (await tokens.renew()))
    } catch (error) {
      if (!isHttpError(error) || error.response.status !== 401) throw error
      const renewed = await tokens.renew()
      if (!renewed) throw error
      return send(method, path, body, call, renewed)
    }
  }

  async function request<Schema extends v.GenericSchema>(
    method: string,
    path: string,
    body: unknown,
    schema: Schema,
    call: CallOptions = {},
  ): Promise<Result<v.InferOutput<Schema>, ApiError>> {
    const url = `${baseUrl}${path}`
    let answer: unknown
    try {
      answer = await withTimeout({ ms: CALL_LIMIT_MS, what: `${method} ${url}`, signal: call.signal }, (signal) =>
        sendWithToken(method, path, body, { ...call, signal }),
      )
    } catch (cause) {
      const error = await toApiError(cause, method, url, call.signal)
      if (error.status === 403) onForbidden()
      return failed(error)
    }
    const parsed = v.safeParse(schema, answer)
    return parsed.success
      ? ok(parsed.output)
      : failed(new ApiError({ kind: 'malformed', method, url, cause: v.flatten(parsed.issues) }))
  }

  return {
    get: (path, schema, call) => request('GET', path, undefined, schema, call),
    post: (path, body, schema, call) => request('POST', path, body, schema, call),
    put: (path, body, schema, call) => request('PUT', path, body, schema, call),
  }
}

async function toApiError(cause: unknown, method: string, url: string, signal?: AbortSignal): Promise<ApiError> {
  if (signal?.aborted) return new ApiError({ kind: 'aborted', method, url, cause })
  if (nameOf(cause) === 'TimeoutError') return new ApiError({ kind: 'timeout', method, url, cause })
  if (isHttpError(cause)) {
    return new ApiError({
      kind: 'http',
      method,
      url,
      status: cause.response.status,
      body: await errorBody(cause),
      cause,
    })
  }
  return new ApiError({ kind: isBrokenJson(cause) ? 'malformed' : 'network', method, url, cause })
}

const isBrokenJson = (cause: unknown): boolean => nameOf(cause) === 'SyntaxError'

const isHttpError = (cause: unknown): cause is HTTPError => nameOf(cause) === 'HTTPError'

/** An error's name tells more than its class, since it may come from another realm. */
const nameOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : undefined

async function errorBody({ response }: HTTPError): Promise<ApiErrorBody | undefined> {
  try {
    const parsed = v.safeParse(apiErrorSchema, await response.json())
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
