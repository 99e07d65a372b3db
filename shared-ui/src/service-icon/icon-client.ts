/** Set of all icons of the shop. */
const SET = 'lucide'

/** Where this origin's icon service answers. */
const PATH = '/_icons/'

/** Names of one page are collected this long, in milliseconds, so that they go into one request. */
const COLLECT_MS = 50

/** Limits of a request (API-12): milliseconds, milliseconds, characters. */
const LIMITS = { timeout: 5_000, rotate: 750, maxURL: 500 }

const bodies = new Map<string, string>()
const asked = new Set<string>()
const listeners = new Set<() => void>()
let collected: string[] = []

/** Content of an icon's svg element; undefined until it is there. */
export const iconBody = (name: string): string | undefined => bodies.get(name)

/** Calls back whenever icons have come; returns unsubscribe. */
export function onIcons(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks for an icon, once in the life of the page, whether it exists or not. */
export function requestIcon(name: string): void {
  if (asked.has(name)) return
  asked.add(name)
  if (collected.push(name) === 1) setTimeout(() => void load(), COLLECT_MS)
}

/** Sorted, so that the same icons have the same address, and the browser has it already on the next page. */
async function load(): Promise<void> {
  const names = collected.sort()
  collected = []
  const client = await iconify()
  client?.loadIcons(
    names.map((name) => `${SET}:${name}`),
    (loaded) => {
      for (const { name } of loaded) {
        const body = client.getIcon(`${SET}:${name}`)?.body
        if (body) bodies.set(name, body)
      }
      for (const listener of listeners) listener()
    },
  )
}

/** Iconify's client with this origin as its only host, in place of its public one. Without it icons stay empty boxes. */
async function iconify() {
  try {
    const client = await import(/* webpackChunkName: "lazy-iconify" */ '@iconify/react')
    client.addAPIProvider('', { resources: [location.origin], path: PATH, ...LIMITS })
    return client
  } catch {
    return undefined
  }
}
