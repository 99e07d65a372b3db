import path from 'node:path'
import type { AcceptedRelease } from '../composition/accept-release'
import type { LiveComposition } from '../composition/live-composition'
import { readStylesheet, type Stylesheet } from './stylesheet'

/** What a page of a remote needs besides its HTML. */
export interface RemoteAssets {
  /** Scripts to load at once. */
  preload: { href: string; integrity: string | undefined }[]
  sheets: Stylesheet[]
}

const NONE: RemoteAssets = { preload: [], sheets: [] }

/** A release never changes, so what its pages need is read once. */
const known = new WeakMap<AcceptedRelease, Map<string, Promise<RemoteAssets>>>()

/** The scripts and the CSS of a remote's page, by the release's own list. */
export async function remoteAssets(live: LiveComposition, name: string, page: string): Promise<RemoteAssets> {
  const base = live.composition.releases.find((candidate) => candidate.name === name)?.base
  const release = live.releases.get(name)
  if (base === undefined || !release) return NONE
  const ofRelease = known.get(release) ?? new Map<string, Promise<RemoteAssets>>()
  known.set(release, ofRelease)
  const assets = ofRelease.get(page) ?? readAssets(base, release, page)
  ofRelease.set(page, assets)
  // what failed once, such as for want of file handles, is tried again
  assets.catch(() => ofRelease.delete(page))
  return assets
}

async function readAssets(
  base: string,
  { folder, entry, chunks, files }: AcceptedRelease,
  page: string,
): Promise<RemoteAssets> {
  const { js, css } = chunks[`page-${page}`] ?? { js: [], css: [] }
  const app = chunks.app?.js ?? []
  return {
    // with the hashes with which they will be asked for, or a browser would fetch them twice
    preload: [entry, ...app, ...js].map((file) => ({ href: base + file, integrity: files[file] })),
    sheets: await Promise.all(css.map((file) => readStylesheet(base + file, path.join(folder, file), files[file]))),
  }
}
