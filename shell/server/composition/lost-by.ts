import type { Release } from '@nimbus/shared-contracts/remote'

/** What others link to or mount of a release. */
type Offer = Pick<Release, 'pages' | 'chunks'>

/** The names of parameters may change: '/tarife/:slug' is '/tarife/:category'. */
const pattern = (path: string): string => path.replaceAll(/:\w+/g, ':')

const offered = ({ pages, chunks }: Offer): ReadonlyMap<string, string> =>
  new Map([
    ...pages.map(({ path }) => [pattern(path), path] as const),
    ...Object.keys(chunks).flatMap((name) => (name.startsWith('widget-') ? ([[name, name]] as const) : [])),
  ])

/**
 * The addresses and widgets that a release takes from visitors and other teams without having said so, as its `withdraws`
 * does. lostBy(live with /warenkorb, next without) → ['/warenkorb']
 */
export function lostBy(live: Offer, next: Offer & Pick<Release, 'withdraws'>): string[] {
  const kept = offered(next)
  const meant = new Set(next.withdraws?.map(pattern))
  return [...offered(live)].flatMap(([key, name]) => (kept.has(key) || meant.has(key) ? [] : [name]))
}
