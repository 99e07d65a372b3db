import fs from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { LiveRelease } from '@nimbus/shared-contracts/remote'
import type { AcceptedRelease } from '../composition/accept-release'
import type { LiveComposition } from '../composition/live-composition'

const filesSchema = v.object({ sync: v.array(v.string()), async: v.optional(v.array(v.string()), []) })
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  exposes: v.array(v.object({ name: v.string(), assets: v.object({ js: filesSchema, css: filesSchema }) })),
})

/** What a page of a remote needs besides its HTML. */
export interface RemoteAssets {
  /** Scripts to load at once, each with its integrity. */
  preload: { href: string; integrity: string | undefined }[]
  css: string
}

const NONE: RemoteAssets = { preload: [], css: '' }

/** A release never changes, so what it needs is read once. */
const known = new WeakMap<AcceptedRelease, Promise<RemoteAssets>>()

/** The scripts and the CSS of a remote's pages, read from its federation manifest. */
export async function remoteAssets(live: LiveComposition, name: string): Promise<RemoteAssets> {
  const release = live.composition.releases.find((candidate) => candidate.name === name)
  const accepted = live.releases.get(name)
  if (!release || !accepted) return NONE
  const assets = known.get(accepted) ?? readAssets(release, accepted, live.manifests[release.base + release.manifest])
  known.set(accepted, assets)
  // what failed once, such as for want of file handles, is tried again
  assets.catch(() => known.delete(accepted))
  return assets
}

async function readAssets(
  { base, files }: LiveRelease,
  { folder }: AcceptedRelease,
  content: unknown,
): Promise<RemoteAssets> {
  const manifest = v.parse(manifestSchema, content)
  const app = manifest.exposes.find((expose) => expose.name === 'app')
  if (!app) return NONE
  const scripts = [manifest.metaData.remoteEntry.name, ...app.assets.js.sync]
  const sheets = await Promise.all(app.assets.css.sync.map((file) => fs.readFile(path.join(folder, file), 'utf8')))
  return {
    preload: scripts.map((file) => ({ href: base + file, integrity: files[file] })),
    css: sheets.join('\n'),
  }
}
