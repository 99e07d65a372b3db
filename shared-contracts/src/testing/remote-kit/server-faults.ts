import * as v from 'valibot'
import { errorMessage, failed } from '../../errors'
import { ApiError, type Api } from '../../http'
import { pageSchema, type RemoteServer } from '../../remote'
import type { PageVisit } from './remote-under-test'
import { watchConsole } from './watch-console'
import { watchTimers } from './watch-timers'
import { watchImpurity } from './watch-impurity'

/**
 * Everything that a page does against the remote contract on the server: its payload is plain JSON, its HTML depends on
 * payload and request alone, it changes neither, it bears an API that is away, and leaves nothing in the worker.
 */
export async function serverFaults(
  server: RemoteServer,
  visits: readonly PageVisit[],
  visit: PageVisit,
): Promise<string[]> {
  const { page, path, params = {}, query = {}, api } = visit
  const request = { path, params, query }
  const said = watchConsole()
  const timers = watchTimers()
  const faults: string[] = []
  try {
    const loaded = await server.load(page, { ...request, api })
    if (!('payload' in loaded)) return [`has no payload but ${JSON.stringify(loaded)}`]
    const payload: unknown = JSON.parse(JSON.stringify(loaded.payload))
    if (!isPlainJson(loaded.payload)) faults.push('has a payload that is no plain JSON')
    faults.push(...(await renderFaults(server, visits, { page, payload, request })))
    await server.load(page, { ...request, api: anApiThatIsAway() })
  } catch (error) {
    faults.push(`throws ${errorMessage(error)}`)
  } finally {
    timers.end()
    said.end()
  }
  return [...faults, ...timers.left().map((timer) => `leaves ${timer}`), ...said.left().map((text) => `says ${text}`)]
}

interface Rendering {
  page: string
  payload: unknown
  request: Required<Pick<PageVisit, 'path' | 'params' | 'query'>>
}

async function renderFaults(
  server: RemoteServer,
  visits: readonly PageVisit[],
  { page, payload, request }: Rendering,
): Promise<string[]> {
  const faults: string[] = []
  const impurity = watchImpurity()
  try {
    const { html, head, status } = await server.render(page, frozen(structuredClone(payload)), frozen({ ...request }))
    if (html.trim() === '') faults.push('renders no HTML')
    if (status !== 200) faults.push(`renders with status ${status}`)
    if (!isPlainJson(head)) faults.push('has metadata that are no plain JSON')
    faults.push(...impurity.left().map((what) => `asks ${what} while it renders`))
    impurity.end()
    // another visitor's page in between, as in a worker
    for (const other of visits) await renderOther(server, other)
    if ((await server.render(page, payload, request)).html !== html) faults.push('renders another HTML the second time')
  } finally {
    impurity.end()
  }
  return faults
}

async function renderOther(server: RemoteServer, visit: PageVisit): Promise<void> {
  const { page, path, params = {}, query = {}, api } = visit
  const loaded = await server.load(page, { path, params, query, api })
  if ('payload' in loaded) await server.render(page, loaded.payload, { path, params, query })
}

/** Declarations of pages that shell and edge could not read, and ids that are there twice. */
export async function declarationFaults(server: RemoteServer): Promise<string[]> {
  const pages = await server.pages()
  const ids = pages.map(({ id }) => id)
  return [
    ...pages
      .filter((page) => !v.safeParse(pageSchema, page).success)
      .map(({ id }) => `page ${id} is not declared as the contract has it`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `page ${id} is declared twice`),
  ]
}

/** An API that nobody reaches. */
function anApiThatIsAway(): Api {
  const away = async (path: string) => failed(new ApiError({ kind: 'network', method: 'GET', url: path }))
  return { get: away, post: away, put: away }
}

/** The value with all that is in it, which throws when somebody changes it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}

/** True for what JSON carries; a property may be missing. */
function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlainJson)
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((part) => part === undefined || isPlainJson(part))
  )
}
