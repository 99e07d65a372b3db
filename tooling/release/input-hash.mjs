import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../project.mjs'

const TEST_FILE = /\.test\.[cm]?[jt]sx?$/
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', 'migrations'])

/** What every build depends on besides its own folder. */
const COMMON_INPUTS = ['shared-contracts', 'shared-ui', 'tooling/rspack', 'tooling/release', 'package-lock.json']

/**
 * Eight hex digits that change exactly when a source of the build changes: the folder's own files without tests, the
 * shared packages, the build itself and the locked dependencies. They name a release, and tell whether it is built.
 */
export function inputHash(folder, extraInputs = []) {
  const hash = crypto.createHash('sha256')
  for (const input of [folder, ...COMMON_INPUTS, ...extraInputs]) {
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 8)
}

function filesBelow(place) {
  if (fs.statSync(place).isFile()) return [place]
  return fs
    .readdirSync(place, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(place, entry.name)
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(file)
      return TEST_FILE.test(entry.name) || entry.name.endsWith('.md') ? [] : [file]
    })
}
