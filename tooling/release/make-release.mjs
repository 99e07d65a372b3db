import fs from 'node:fs'
import path from 'node:path'
import { keyFolder, releaseFolder, root } from '../project.mjs'
import { compile } from '../rspack/compile.mjs'
import { exposedModules, remoteConfigs } from '../rspack/remote-config.mjs'
import { versionOf } from '../rspack/shared.mjs'
import { moveInto } from './move-into.mjs'
import { describeRelease } from './describe-release.mjs'
import { inputHash } from './input-hash.mjs'
import { ensureKey, signRelease } from './sign-release.mjs'

/**
 * Builds a release of a remote unless this very one is there, and answers its version: "1.0.0-ab12cd34".
 * It is made in a folder beside its place and moved there at once, so that an interrupted build leaves nothing half.
 */
export async function makeRelease(name, { releases = releaseFolder } = {}) {
  const directory = path.join(root, name)
  const { version: packageVersion, nimbus = {} } = JSON.parse(
    fs.readFileSync(path.join(directory, 'package.json'), 'utf8'),
  )
  const version = `${packageVersion}-${inputHash(name)}`
  const folder = path.join(releases, name, version)
  const isMade = () => fs.existsSync(path.join(folder, 'release.sig'))
  if (isMade()) return { name, version, folder, built: false }

  const unfinished = path.join(releases, name, `.${version}.${process.pid}.unfinished`)
  const container = `${name}_${version}`.replace(/\W/g, '_')
  const [web] = await compile(remoteConfigs({ directory, container, output: unfinished }))
  const { namedChunkGroups: chunkGroups } = web
  const exposes = Object.keys(exposedModules(directory)).map((module) => module.slice(2))
  await describeRelease({
    folder: unfinished,
    name,
    version,
    container,
    requires: requirements(),
    withdraws: nimbus.withdraws,
    exposes,
    chunkGroups,
  })
  signRelease(unfinished, ensureKey(keyFolder, name))
  moveInto(folder, unfinished, isMade)
  return { name, version, folder, built: true }
}

const requirements = () => ({
  contract: /CONTRACT_VERSION = '(.+)'/.exec(
    fs.readFileSync(path.join(root, 'shared-contracts/src/remote/release.ts'), 'utf8'),
  )[1],
  federation: versionOf('@module-federation/runtime'),
  react: versionOf('react'),
})
