export { describeRemote, describeRemoteServer } from './describe-remote'
export { pressButton } from './press-button'
export type { PageVisit, WidgetVisit } from './remote-under-test'
