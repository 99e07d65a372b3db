import type { LiveRelease } from '@nimbus/shared-contracts/remote'

const integrities = new Map<string, string>()

/** Address of a release's entry script. */
export const entryOf = ({ base, entry }: Pick<LiveRelease, 'base' | 'entry'>): string =>
  new URL(entry, new URL(base, location.origin)).href

/** Remembers the hash of a release's entry by its address. */
export function trustRelease(release: LiveRelease): void {
  integrities.set(entryOf(release), release.integrity)
}

/** Integrity of an entry, or undefined for addresses of no release. */
export const integrityOf = (url: string): string | undefined => integrities.get(new URL(url, location.origin).href)
