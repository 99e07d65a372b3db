export { definePage, defineRedirect, type AnyPageModule, type PageComponentProps, type PageModule } from './page-module'
export { contract, createRemoteApp, createRemoteWidgets } from './remote-app'
export { bundledPages, type Pages } from './pages'
