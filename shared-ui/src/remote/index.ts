export {
  definePage,
  defineRedirect,
  type AnyPageModule,
  type PageComponentProps,
  type PageModule,
  type PageSource,
} from './page-module'
export { contract, createRemoteApp, createRemoteWidgets } from './remote-app'
export { bundledPages, loadPages, type Pages } from './pages'
