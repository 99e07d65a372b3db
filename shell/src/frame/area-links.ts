import { routes } from '@nimbus/shared-contracts/routes'
import { messages } from '../messages/de'

const text = messages.header

/** The areas of the shop. Those with a panel show it where there is room. */
export const AREA_LINKS = [
  { label: text.athome, href: routes.home(), panel: true },
  { label: text.mobileArea, href: routes.mobile(), panel: true },
  { label: text.television, href: routes.television(), panel: false },
  { label: text.help, href: routes.help(), panel: false },
] as const

/** 'page' for the area that a path is in. */
export const currentArea = (path: string, href: string): 'page' | undefined =>
  path.startsWith(href) ? 'page' : undefined
