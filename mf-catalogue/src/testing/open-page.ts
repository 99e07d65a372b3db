import { act } from '@testing-library/react'
import * as v from 'valibot'
import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'
import { ApiError, type Api, type CallOptions } from '@nimbus/shared-contracts/http'
import { setHost, type NavigateOptions, type PageProps, type PageRequest } from '@nimbus/shared-contracts/remote'
import * as app from '../app'
import * as server from '../server'

/** A call that the page made. */
interface Call {
  path: string
  query: Record<string, string>
}

/** An API that answers by path, and what was asked of it; a path without answer is a 404. */
export function anApiOf(answers: Record<string, unknown>): { api: Api; calls: Call[] } {
  const calls: Call[] = []
  async function get<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    { query = {} }: CallOptions = {},
  ): Promise<Result<v.InferOutput<Schema>, ApiError>> {
    calls.push({ path, query })
    if (!(path in answers)) return failed(new ApiError({ kind: 'http', method: 'GET', url: path, status: 404 }))
    return ok(v.parse(schema, answers[path]))
  }
  const write = (path: string): Promise<never> => Promise.reject(new Error(`no write to ${path} was expected`))
  return { api: { get, post: write, put: write }, calls }
}

interface OpenedPage {
  domElement: HTMLElement
  /** The HTML of the server. */
  html: string
  /** Where the page went, "replace " and "shown " first where it did so. */
  visited: string[]
  /** Shows another payload of the same page, as the shell does after a change of the query. */
  update(answers: Record<string, unknown>, query: Record<string, string>): Promise<void>
}

interface Asked extends Partial<PageRequest> {
  params: Record<string, string>
  /** What the customer does while the page is only HTML. */
  beforeAlive?(page: HTMLElement): void
}

/** A page as a browser gets it: rendered on the server, then hydrated. A difference is a console.error and fails the test. */
export async function openPage(
  page: string,
  answers: Record<string, unknown>,
  { path = '/test', params, query = {}, beforeAlive }: Asked,
): Promise<OpenedPage> {
  const visited: string[] = []
  const request = { path, params, query }
  const payload = await payloadOf(page, answers, request)
  const { html } = await server.render(page, payload, request)
  const domElement = document.createElement('div')
  domElement.innerHTML = html
  document.body.append(domElement)
  beforeAlive?.(domElement)
  setTestHost(anApiOf(answers).api, visited)
  const onFailure = (error: unknown): void => console.error('the page failed', error)
  const props: PageProps = { domElement, page, payload, ...request, hydrate: true, onFailure }
  await app.bootstrap(props)
  await act(async () => void (await app.mount(props)))
  open.push(props)
  return {
    domElement,
    html,
    visited,
    async update(next, nextQuery) {
      const payload = await payloadOf(page, next, { ...request, query: nextQuery })
      await act(async () => void (await app.update({ ...props, payload, query: nextQuery, hydrate: false })))
    },
  }
}

const open: PageProps[] = []

/** Takes all pages away again; call it after each test. */
export async function closePages(): Promise<void> {
  await act(async () => {
    await Promise.all(open.splice(0).map((props) => app.unmount(props)))
  })
  setHost(undefined)
  document.body.replaceChildren()
}

/** Over JSON, as the payload reaches the browser. */
async function payloadOf(page: string, answers: Record<string, unknown>, request: PageRequest): Promise<unknown> {
  const loaded = await server.load(page, { ...request, api: anApiOf(answers).api })
  if (!('payload' in loaded)) throw new Error(`${page} has no payload but ${JSON.stringify(loaded)}`)
  return JSON.parse(JSON.stringify(loaded.payload))
}

/** A shell around a test: its API, and where it was sent to. */
export function setTestHost(api: Api, visited: string[]): void {
  setHost({
    api,
    apiBase: '/api',
    navigate: (href, { replace, shown }: NavigateOptions = {}) =>
      void visited.push([replace && 'replace', shown && 'shown', href].filter(Boolean).join(' ')),
    mountWidget: () => ({ update() {}, unmount() {} }),
    lastShopRoute: () => '/',
    endSession() {},
    trackingId: () => undefined,
  })
}
