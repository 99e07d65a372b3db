import { version as reactVersion, type ComponentType } from 'react'
import {
  CONTRACT_VERSION,
  type ContractVersion,
  type PageProps,
  type RemoteApp,
  type RemoteWidgets,
  type WidgetProps,
} from '@nimbus/shared-contracts/remote'
import { pageById, type AnyPageModule } from './page-module'
import { PageView } from './page-view'
import { reactLifecycles } from './react-lifecycles'

declare const FEDERATION_VERSION: string

/** What this build was made against. */
export const contract: ContractVersion = {
  contract: CONTRACT_VERSION,
  federation: FEDERATION_VERSION,
  react: reactVersion,
}

/** The exports of a remote's `./app` from its pages. `name` is the remote's: "mf-cart". */
export function createRemoteApp(name: string, modules: readonly AnyPageModule[]): RemoteApp {
  const lifecycles = reactLifecycles<PageProps>(name, (props) => (
    <PageView module={pageById(modules, props.page)} payload={props.payload} request={props} onShown={props.onShown} />
  ))
  return {
    ...lifecycles,
    contract,
    pages: modules.map(({ page }) => page),
    load: (page, context) => pageById(modules, page).load(context),
    head: (page, payload, request) => pageById(modules, page).head(payload, request),
  }
}

/** The exports of a remote's `./widgets`; each component gets the props that its owner documents. */
export function createRemoteWidgets(
  name: string,
  components: Record<string, ComponentType<Record<string, unknown>>>,
): RemoteWidgets {
  const widgets = Object.entries(components).map(([widget, Widget]) => [
    widget,
    reactLifecycles<WidgetProps>(`${name}-${widget}`, ({ domElement: _, onFailure: _broken, ...props }) => (
      <Widget {...props} />
    )),
  ])
  return { contract, widgets: Object.fromEntries(widgets) as RemoteWidgets['widgets'] }
}
