import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import semver from 'semver'
import { root } from '../project.mjs'

/** How long a registry may take, in milliseconds. */
const PATIENCE_MS = 60_000

/**
 * Compares what is locked with the advisories that we know of (known-holes.json), so that a hole once mended can't come
 * back where the registry has none to ask for. Whoever learns of one adds a line there.
 */
export function checkLockedPackages() {
  const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  return unsafePackages(read('package-lock.json').packages, read('tooling/security/known-holes.json'))
}

/**
 * The locked packages with a known hole, however deep they are.
 * unsafePackages({'node_modules/a/node_modules/sharp': {version: '0.34.5'}}, {sharp: [{unsafe: '<0.35.0', advisory: 'GHSA-1'}]})
 * → ['sharp 0.34.5 (GHSA-1)']
 */
export function unsafePackages(locked, holes) {
  return Object.entries(locked).flatMap(([place, { version }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const own = Object.hasOwn(holes, name) ? holes[name] : []
    const open = own.filter(({ unsafe }) => semver.satisfies(version, unsafe, { includePrerelease: true }))
    return open.map(({ advisory }) => `${name} ${version} (${advisory})`)
  })
}

/** What the registry has in newer versions: "fastify 5.12.8 → 5.13.0"; nothing where none can be reached. */
export function outdatedPackages() {
  const { stdout } = spawnSync('npm', ['outdated', '--json', '--fetch-retries=0'], { cwd: root, timeout: PATIENCE_MS })
  return newerVersions(String(stdout))
}

/** What `npm outdated --json` has said. newerVersions('{"a": {"current": "1.0.0", "latest": "2.0.0"}}') → ['a 1.0.0 → 2.0.0'] */
export function newerVersions(output) {
  try {
    const packages = Object.entries(JSON.parse(output))
    return packages.flatMap(([name, { current, latest }]) => (latest ? [`${name} ${current} → ${latest}`] : []))
  } catch {
    return []
  }
}
