import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { root, workFolder } from '../project.mjs'

const run = promisify(execFile)
const folder = path.dirname(fileURLToPath(import.meta.url))

/** The shared packages, whose types teams with a repository of their own build against. */
const PACKAGES = ['shared-contracts', 'shared-ui']

/**
 * Packs the types of the shared packages, without their sources, and answers with the archives. A package is named after
 * the wire contract: shared-contracts 1.2.0 has the types of contract 1.2.
 */
async function packTypes({ output = path.join(workFolder, 'types') } = {}) {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-types-'))
  try {
    await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--outDir', path.join(work, 'declared')])
    fs.mkdirSync(output, { recursive: true })
    const version = `${contractVersion()}.0`
    return await Promise.all(
      PACKAGES.map(async (name) => {
        const place = path.join(work, name)
        fs.cpSync(path.join(work, 'declared', name, 'src'), path.join(place, 'types'), { recursive: true })
        describe(name, version, place)
        const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', output], { cwd: place })
        return path.join(output, JSON.parse(stdout)[0].filename)
      }),
    )
  } finally {
    fs.rmSync(work, { recursive: true, force: true })
  }
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))

const contractVersion = () =>
  /CONTRACT_VERSION = '(.+)'/.exec(
    fs.readFileSync(path.join(root, 'shared-contracts/src/remote/release.ts'), 'utf8'),
  )[1]

/** Writes the package.json of the types: the same subpaths and dependencies, declarations in place of sources. */
function describe(name, version, place) {
  const own = readJson(path.join(root, name, 'package.json'))
  const dependencies = Object.fromEntries(
    Object.entries(own.dependencies).map(([other, range]) => [other, other.startsWith('@nimbus/') ? version : range]),
  )
  const entries = Object.entries(own.exports).map(([subpath, source]) => {
    if (/\.tsx?$/.test(source))
      return [subpath, { types: source.replace('./src/', './types/').replace(/\.tsx?$/, '.d.ts') }]
    const copy = source.replace('./src/', './types/')
    fs.cpSync(path.join(root, name, source), path.join(place, copy))
    return [subpath, copy]
  })
  const description = `Types of ${own.name} for teams that build a remote of their own; at run time the shell brings the modules.`
  fs.writeFileSync(
    path.join(place, 'package.json'),
    JSON.stringify(
      { name: own.name, version, description, type: 'module', exports: Object.fromEntries(entries), dependencies },
      undefined,
      2,
    ),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [output] = process.argv.slice(2)
  for (const archive of await packTypes({ output: output && path.resolve(output) })) console.log(archive)
}
