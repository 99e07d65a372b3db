import { version as reactVersion, type ComponentType } from 'react'
import {
  CONTRACT_VERSION,
  type ContractVersion,
  type Lifecycles,
  type PageProps,
  type RemoteApp,
  type RemoteWidgets,
  type WidgetProps,
} from '@nimbus/shared-contracts/remote'
import { PageView } from './page-view'
import { createPageLoader, type Pages } from './pages'
import { reactLifecycles } from './react-lifecycles'

declare const FEDERATION_VERSION: string

/** What this build was made against. */
export const contract: ContractVersion = {
  contract: CONTRACT_VERSION,
  federation: FEDERATION_VERSION,
  react: reactVersion,
}

/** The exports of a remote's `./app` from its pages. `name` is the remote's: "mf-cart". */
export function createRemoteApp(name: string, pages: Pages): RemoteApp {
  const { load, loaded, source, loadedSource } = createPageLoader(pages)
  const { bootstrap, ...lifecycles } = reactLifecycles<PageProps>(
    name,
    (props) => <PageView module={loaded(props.page)} payload={props.payload} request={props} onShown={props.onShown} />,
    { flush: true },
  )
  return {
    ...lifecycles,
    contract,
    preload: load,
    async bootstrap(props) {
      await load(props.page)
      return bootstrap(props)
    },
    load: async (page, context) => (await source(page)).load(context),
    head: (page, payload, request) => loadedSource(page).head(payload, request),
  }
}

/** Widgets by name, each loaded when it is first mounted. */
type Widgets = Readonly<Record<string, () => Promise<ComponentType<Record<string, unknown>>>>>

/** The exports of a remote's `./widgets`; each component gets the props that its owner documents. */
export function createRemoteWidgets(name: string, widgets: Widgets): RemoteWidgets {
  const lifecycles = Object.entries(widgets).map(([widget, load]) => [widget, lazyWidget(`${name}-${widget}`, load)])
  return { contract, widgets: Object.fromEntries(lifecycles) as RemoteWidgets['widgets'] }
}

function lazyWidget(name: string, load: Widgets[string]): Lifecycles<WidgetProps> {
  let Loaded: Awaited<ReturnType<typeof load>> | undefined
  const { bootstrap, ...lifecycles } = reactLifecycles<WidgetProps>(
    name,
    ({ domElement: _, onFailure: _broken, ...props }) => Loaded && <Loaded {...props} />,
  )
  return {
    ...lifecycles,
    async bootstrap(props) {
      Loaded ??= await load()
      return bootstrap(props)
    },
  }
}
