export { askTwice } from './ask-twice'
export { onBackOrForward } from './back-or-forward'
export { host, setHost, type Host, type NavigateOptions, type WidgetHandle } from './host'
export { KEEP_CLEAR } from './keep-clear'
export type { Lifecycles, PageProps, RemoteApp, RemoteServer, RemoteWidgets, WidgetProps } from './lifecycles'
export {
  guardSchema,
  layoutSchema,
  pageSchema,
  type GuardName,
  type Head,
  type ImagePreload,
  type Layout,
  type LoadContext,
  type Loaded,
  type Page,
  type PageRequest,
  type Rendered,
} from './page'
export {
  compositionSchema,
  CONTRACT_VERSION,
  contractVersionSchema,
  incompatibility,
  liveReleaseSchema,
  releaseSchema,
  type Composition,
  type ContractVersion,
  type LiveRelease,
  type Release,
} from './release'
export { queryOf } from './query-of'
