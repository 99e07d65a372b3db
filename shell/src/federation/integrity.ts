import type { LiveRelease } from '@nimbus/shared-contracts/remote'

const integrities = new Map<string, string>()
const manifests = new Map<string, unknown>()

/** Remembers the hash of every file of a release by its address. */
export function trustRelease({ base, files }: LiveRelease): void {
  for (const [file, integrity] of Object.entries(files)) integrities.set(new URL(file, absolute(base)).href, integrity)
}

/** Remembers manifests that came with the page, so that they aren't fetched again. */
export function knowManifests(byAddress: Readonly<Record<string, unknown>>): void {
  for (const [address, manifest] of Object.entries(byAddress)) manifests.set(absolute(address), manifest)
}

/** sha384 integrity of a remote's file, or undefined for addresses of no release. */
export const integrityOf = (url: string): string | undefined => integrities.get(absolute(url))

export const knownManifest = (url: string): unknown => manifests.get(absolute(url))

const absolute = (url: string): string => new URL(url, location.origin).href
