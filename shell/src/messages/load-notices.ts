import type { notices } from './notices.de'

export type Notice = keyof typeof notices

/** The texts of rare toasts. */
export const loadNotices = () =>
  import(/* webpackChunkName: "lazy-notices" */ './notices.de').then((module) => module.notices)
