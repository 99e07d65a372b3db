/** So often is a connection lost over one mail, and others are delivered in between, until it is taken to be that mail. */
const ITS_OWN = 3

/** Tells a server that is away from a mail at which a server that is there drops the connection. */
export interface Drops {
  /** A server has answered over this mail. */
  reached(id: string): void
  /** No server has answered over this mail; comes back with how often that was since one was last reached. */
  failed(id: string): number
  failures(): number
  /** One mail may be the cause by itself; of two it is the server. */
  isAway(): boolean
  /** True for a mail that was dropped three times and more while others were delivered in between, and is again. */
  isItsOwn(id: string): boolean
  /** This mail isn't tried any more. */
  forget(id: string): void
}

/** createDrops().failed('a') → 1 */
export function createDrops(): Drops {
  /** Failures since a server was last reached, and the mails that they were of. */
  let failures = 0
  const unreached = new Set<string>()
  /** How often each mail alone had failed when another was delivered. */
  const alone = new Map<string, number>()
  const isAway = (): boolean => unreached.size > 1
  return {
    reached(id) {
      if (!isAway()) for (const dropped of unreached) alone.set(dropped, (alone.get(dropped) ?? 0) + 1)
      alone.delete(id)
      failures = 0
      unreached.clear()
    },
    failed(id) {
      unreached.add(id)
      return (failures += 1)
    },
    failures: () => failures,
    isAway,
    isItsOwn: (id) => !isAway() && (alone.get(id) ?? 0) >= ITS_OWN,
    forget: (id) => void alone.delete(id),
  }
}
