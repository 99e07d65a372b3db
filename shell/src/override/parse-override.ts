/** Query parameter that loads one remote from a developer's machine: "mf-cart=http://localhost:3100/remoteEntry.js" */
export const OVERRIDE_PARAMETER = 'mf-override'

export interface Override {
  /** The remote that is loaded from elsewhere. */
  name: string
  /** Script of its federation container. */
  entry: string
  origin: string
}

/** Hosts that are the developer's own machine; another one could put its code into a customer's shop by a link. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Reads an override; undefined when it names no remote, or a place other than this machine.
 * parseOverride('mf-cart=http://localhost:3100/a.js') → {name: 'mf-cart', entry: 'http://localhost:3100/a.js', origin: …}
 */
export function parseOverride(text: string): Override | undefined {
  const [, name, address] = /^(mf-[a-z0-9-]+)=(https?:\/\/.+)$/.exec(text) ?? []
  if (name === undefined || address === undefined || !URL.canParse(address)) return undefined
  const { hostname, href, origin, username, password } = new URL(address)
  if (!LOOPBACK.test(hostname) || username || password) return undefined
  return { name, entry: href, origin }
}

/** Name of the container that a development build of a remote makes: developmentContainer('mf-cart') → 'mf_cart_dev' */
export const developmentContainer = (name: string): string => `${name}_dev`.replace(/\W/g, '_')
