import type { PageProps, PageRequest } from '../../remote'
import type { PageVisit, RemoteUnderTest } from './remote-under-test'
import { comesTrue, isAtOnce } from './settle'
import { faultsOf, trialsOf, type Mounted } from './tried'

/**
 * Everything that a page does against the remote contract in a browser: in each state of the stores it is hydrated on the
 * server's HTML and mounted in an empty place, updated, used and unmounted. [] → the page keeps the contract.
 */
export async function pageFaults(remote: RemoteUnderTest, visit: PageVisit): Promise<string[]> {
  const { page, path, params = {}, query = {}, nextQuery = query, api } = visit
  const payload = await payloadOf(remote, page, { path, params, query }, api)
  const next = { query: nextQuery, payload: await payloadOf(remote, page, { path, params, query: nextQuery }, api) }
  const faults: string[] = []
  for (const trial of trialsOf(visit)) {
    for (const hydrate of trial.use ? [true] : [true, false]) {
      const request = { path, params, query }
      const mounted = pageOf(remote, { page, payload, ...request, hydrate }, next)
      const found = await faultsOf(trial, api, mounted)
      faults.push(...found.map((fault) => `${trial.name}, ${hydrate ? 'hydrated' : 'created'}: ${fault}`))
    }
  }
  return faults
}

/** Over JSON, as a payload reaches the browser. */
async function payloadOf(
  { server }: RemoteUnderTest,
  page: string,
  request: PageRequest,
  api: PageVisit['api'],
): Promise<unknown> {
  const loaded = await server.load(page, { ...request, api })
  if (!('payload' in loaded)) throw new Error(`remote kit: ${page} has no payload but ${JSON.stringify(loaded)}`)
  return JSON.parse(JSON.stringify(loaded.payload)) as unknown
}

type Shown = Omit<PageProps, 'domElement' | 'onFailure' | 'onShown'>

function pageOf({ app, server }: RemoteUnderTest, shown: Shown, next: Pick<PageProps, 'payload' | 'query'>): Mounted {
  const { page, payload, path, params, query, hydrate } = shown
  let props: PageProps | undefined
  return {
    async mount(element, { fault, restore }) {
      const onFailure = (error: unknown): void => fault(`fails with ${String(error)}`)
      let times = 0
      const onShown = (): void => void (times += 1)
      if (hydrate) element.innerHTML = (await server.render(page, payload, { path, params, query })).html
      const rendered = element.firstElementChild
      props = { ...shown, domElement: element, onFailure, onShown }
      await app.bootstrap(props)
      const mounting = app.mount(props)
      if (!(await isAtOnce(mounting))) fault('does not return from mount at once')
      await mounting
      if (!(await comesTrue(() => times > 0))) fault('never calls onShown after mount')
      if (hydrate && element.firstElementChild !== rendered) fault("throws the server's HTML away")
      restore()
      const shownBefore = times
      props = { ...props, ...next, hydrate: false, onShown: () => onShown() }
      await app.update(props)
      if (!(await comesTrue(() => times > shownBefore))) fault('never calls onShown after update')
    },
    unmount: async () => props && app.unmount(props),
  }
}
