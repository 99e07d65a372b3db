import * as v from 'valibot'
import { apiErrorSchema, failed, ok, type ApiErrorBody, type Result } from '../errors'
import { ApiError } from './api-error'
import { exchange, isTimeout, type Line } from './exchange'
import { withinLimit } from './within-limit'

/** How long a single attempt may take unless told otherwise, in milliseconds. */
const TIMEOUT_MS = 20_000

/** How long a call may take with all that belongs to it: a token, a second attempt, the body (NET-60: at most 30 s). */
const CALL_LIMIT_MS = 30_000

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
  /** Called for every 403: the session has ended (spec section 6). */
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

/** A call on its way: its signal ends with the caller's or with the limit. */
type Call = CallOptions & { signal: AbortSignal }

/** An answer of another status than 2xx. It never leaves this module. */
class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(readonly response: Response) {
    super(`status ${response.status}`)
  }
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
  const { baseUrl, tokens, onForbidden = () => {} } = options
  const line: Line = {
    timeout: options.timeout ?? TIMEOUT_MS,
    // called late, so that a test or a service worker can replace the global
    fetch: options.fetch ?? ((...args) => globalThis.fetch(...args)),
  }

  async function send(method: string, path: string, body: unknown, call: Call, token?: string): Promise<unknown> {
    const headers: Record<string, string> = {}
    if (token) headers.authorization = `Bearer ${token}`
    if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey
    if (body !== undefined) headers['content-type'] = 'application/json'
    const query = call.query ? `?${new URLSearchParams(call.query)}` : ''
    const response = await exchange(
      `${baseUrl}${path}${query}`,
      {
        method,
        headers,
        credentials: 'include',
        signal: call.signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      line,
    )
    if (!response.ok) throw new Refusal(response)
    return response.status === 204 ? undefined : await response.json()
  }

  async function sendWithToken(method: string, path: string, body: unknown, call: Call): Promise<unknown> {
    if (call.skipAuth || !tokens) return send(method, path, body, call)
    try {
      // without a token the call would only bring a 401; a session that can't be opened shows in its answer
      return await send(method, path, body, call, tokens.token() ?? (await tokens.renew()))
    } catch (error) {
      if (!(error instanceof Refusal) || error.response.status !== 401) throw error
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
      answer = await withinLimit(CALL_LIMIT_MS, call.signal, (signal) =>
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
    get: (path, schema, call) => request('get', path, undefined, schema, call),
    post: (path, body, schema, call) => request('post', path, body, schema, call),
    put: (path, body, schema, call) => request('put', path, body, schema, call),
  }
}

async function toApiError(cause: unknown, method: string, url: string, signal?: AbortSignal): Promise<ApiError> {
  if (signal?.aborted) return new ApiError({ kind: 'aborted', method, url, cause })
  if (isTimeout(cause)) return new ApiError({ kind: 'timeout', method, url, cause })
  if (cause instanceof Refusal) {
    const { response } = cause
    return new ApiError({ kind: 'http', method, url, status: response.status, body: await errorBody(response), cause })
  }
  return new ApiError({ kind: isBrokenJson(cause) ? 'malformed' : 'network', method, url, cause })
}

/** An error's name tells more than its class, since it may come from another realm. */
const isBrokenJson = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'SyntaxError'

async function errorBody(response: Response): Promise<ApiErrorBody | undefined> {
  try {
    const parsed = v.safeParse(apiErrorSchema, await response.json())
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
