import * as v from 'valibot'
import { failed, ok, type ExceptionName, type Result } from '@nimbus/shared-contracts/errors'
import { ApiError, type Api } from '@nimbus/shared-contracts/http'
import { setHost } from '@nimbus/shared-contracts/remote'

/** What a call is answered with: a body, a failure (ApiError), or a function of what was sent that returns either, now or later. */
export type Answer = unknown

/** An API whose calls are answered by path; a path without answer is a 404. `calls` has what was sent. */
export function anApi(answers: Record<string, Answer>): { api: Api; calls: { path: string; body: unknown }[] } {
  const calls: { path: string; body: unknown }[] = []
  async function call<Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
  ): Promise<Result<v.InferOutput<Schema>, ApiError>> {
    calls.push({ path, body })
    const given = answers[path]
    const answer = await (typeof given === 'function' ? (given as (sent: unknown) => unknown)(body) : given)
    if (answer === undefined) return failed(anApiError('NotFoundException', { status: 404, path }))
    return answer instanceof ApiError ? failed(answer) : ok(v.parse(schema, answer))
  }
  const api: Api = {
    get: (path, schema) => call(path, undefined, schema),
    post: (path, body, schema) => call(path, body, schema),
    put: (path, body, schema) => call(path, body, schema),
  }
  return { api, calls }
}

/** A failure of the API with its exception name. */
export function anApiError(error: ExceptionName, { status = 400, path = '/', message = '' } = {}): ApiError {
  return new ApiError({
    kind: 'http',
    method: 'get',
    url: path,
    status,
    body: { status_code: status, error, message, details: [] },
  })
}

/** A shell around the tests: its API, where it was sent to, and no widgets. */
export function setTestHost(api: Api): { visited: string[] } {
  const visited: string[] = []
  setHost({
    api,
    apiBase: '/api',
    navigate: (href) => void visited.push(href),
    mountWidget: () => ({ update() {}, unmount() {} }),
    lastShopRoute: () => '/',
    endSession() {},
    trackingId: () => undefined,
  })
  return { visited }
}
