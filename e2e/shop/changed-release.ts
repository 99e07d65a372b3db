import fs from 'node:fs'
import path from 'node:path'
import { describeSigned, integrityOf, nameDeployed } from './signed-release'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BUILT = path.join(ROOT, '.nimbus/releases')

interface Description {
  version: string
  entry: string
  files: Record<string, string>
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'))

const deployedVersion = (releases: string, name: string): string =>
  (readJson(path.join(releases, name, 'live.json')) as { version: string }).version

/** Releases of all remotes as they were built, in a folder of the test's own. */
export function copyReleases(releases: string): void {
  for (const name of fs.readdirSync(BUILT)) {
    const version = deployedVersion(BUILT, name)
    fs.mkdirSync(path.join(releases, name), { recursive: true })
    fs.symlinkSync(path.join(BUILT, name, version), path.join(releases, name, version))
    fs.copyFileSync(path.join(BUILT, name, 'live.json'), path.join(releases, name, 'live.json'))
  }
}

/** Deploys the live release of a remote with other words in it, signed as its team does, and answers its version. */
export function deployChanged(
  releases: string,
  name: string,
  version: string,
  words: readonly [old: string, other: string],
): void {
  const built = path.join(releases, name, deployedVersion(releases, name))
  const folder = path.join(releases, name, version)
  fs.cpSync(fs.realpathSync(built), folder, { recursive: true })
  const description = readJson(path.join(folder, 'release.json')) as Description
  const scripts = Object.keys(description.files).filter((file) => /\.c?js$/.test(file))
  const replaceIn = (files: readonly string[], old: string, other: string): void => {
    for (const file of files) {
      const place = path.join(folder, file)
      fs.writeFileSync(place, fs.readFileSync(place, 'utf8').replaceAll(old, other))
    }
  }
  replaceIn(scripts, ...words)
  for (const [file, before] of Object.entries(description.files)) {
    const integrity = integrityOf(fs.readFileSync(path.join(folder, file)))
    // the entry, by which a browser checks its chunks, names what they were
    if (file !== description.entry) replaceIn([description.entry], before, integrity)
  }
  for (const file of Object.keys(description.files))
    description.files[file] = integrityOf(fs.readFileSync(path.join(folder, file)))
  const key = fs.readFileSync(path.join(ROOT, '.nimbus/keys', `${name}.private.pem`))
  describeSigned(folder, { ...description, version }, key)
  nameDeployed(releases, name, { version, at: new Date().toISOString(), by: 'e2e' }, key)
}
