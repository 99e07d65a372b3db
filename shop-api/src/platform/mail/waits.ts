import { LEASE_MS, type OwnKnowledge, type TriedMail } from './due-mails'

/** What a worker waits for, by a clock that nobody sets: times in rows are wrong for an hour once it is set back. */
export interface Waits {
  /** This mail, which was tried so often, is tried again after so many milliseconds. */
  delay(mail: TriedMail, ms: number): void
  /** This mail is on its way until the answer is called. */
  sending(id: string): () => void
  /** These leases are held now: the first sight of each begins its time, and one that is gone is forgotten. */
  see(leases: readonly string[]): void
  known(): OwnKnowledge
}

/** createWaits(() => performance.now()) */
export function createWaits(elapsed: () => number): Waits {
  const delayed = new Map<string, { attempts: number; at: number }>()
  const onTheirWay = new Set<string>()
  let seen = new Map<string, number>()
  return {
    delay: ({ id, attempts }, ms) => void delayed.set(id, { attempts, at: elapsed() + ms }),
    sending(id) {
      delayed.delete(id)
      onTheirWay.add(id)
      return () => void onTheirWay.delete(id)
    },
    see(leases) {
      const now = elapsed()
      // tried by another copy meanwhile
      for (const [id, { at }] of delayed) if (now - at >= LEASE_MS) delayed.delete(id)
      seen = new Map(leases.map((lease) => [lease, seen.get(lease) ?? now]))
    },
    known() {
      const now = elapsed()
      return {
        due: [...delayed].flatMap(([id, { attempts, at }]) => (at <= now ? { id, attempts } : [])),
        sending: [...onTheirWay],
        abandoned: [...seen].flatMap(([lease, since]) => (now - since >= LEASE_MS ? lease : [])),
      }
    },
  }
}
