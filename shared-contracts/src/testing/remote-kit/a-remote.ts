import { failed, ok } from '../../errors'
import { ApiError, type Api } from '../../http'
import { CONTRACT_VERSION, type PageProps, type RemoteApp, type RemoteServer } from '../../remote'
import type { RemoteUnderTest } from './remote-under-test'

/** What a sample of a remote does otherwise than one that keeps the contract. */
export interface Misbehaviour {
  app?: Partial<RemoteApp>
  server?: Partial<RemoteServer>
  /** Besides what every sample does at that moment. */
  onMount?(props: PageProps): void
  onUnmount?(props: PageProps): void
}

const HTML = '<p>Guten Tag</p>'

const PAYLOAD = { text: 'Guten Tag' }

/** A remote of one page without a framework, which keeps the contract but for what is given. */
export function aRemote({
  app = {},
  server = {},
  onMount = () => {},
  onUnmount = () => {},
}: Misbehaviour = {}): RemoteUnderTest {
  return {
    app: {
      contract: { contract: CONTRACT_VERSION, federation: '2.9.3', react: '19.3.1' },
      async bootstrap() {},
      async mount(props) {
        if (!props.hydrate) props.domElement.innerHTML = HTML
        onMount(props)
        props.onShown?.()
      },
      async update(props) {
        props.onShown?.()
      },
      async unmount(props) {
        onUnmount(props)
        props.domElement.replaceChildren()
      },
      load: async () => ({ payload: PAYLOAD }),
      head: () => ({}),
      ...app,
    },
    server: {
      pages: async () => [{ id: 'hello', path: '/hallo', layout: 'default' }],
      load: async () => ({ payload: PAYLOAD }),
      render: async () => ({ html: HTML, head: { title: 'Hallo' }, status: 200 }),
      ...server,
    },
  }
}

/** An API that has nothing. */
export function anEmptyApi(): Api {
  const answer: Api['get'] = async (path) =>
    path === '/ok' ? ok({}) : failed(new ApiError({ kind: 'http', method: 'GET', url: path, status: 404 }))
  return {
    get: answer,
    post: (path, _, schema) => answer(path, schema),
    put: (path, _, schema) => answer(path, schema),
  }
}

/** The visit of the sample's page. */
export const aVisit = { page: 'hello', path: '/hallo', api: anEmptyApi() }
