import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { remotes, root } from './project.mjs'
import { deployedRelease, deployRelease, takeBack } from './deploy/deployed-release.mjs'
import { inputHash } from './release/input-hash.mjs'
import { makeRelease } from './release/make-release.mjs'
import { moveInto } from './release/move-into.mjs'
import { compile } from './rspack/compile.mjs'
import { formRulesConfig } from './rspack/form-rules-config.mjs'
import { precompress } from './rspack/precompress.mjs'
import { serverConfig } from './rspack/server-config.mjs'
import { shellConfig } from './rspack/shell-config.mjs'

const shopApi = path.join(root, 'shop-api')

/** What is built besides the remotes: where it goes, what it depends on, how. */
const PARTS = [
  {
    name: 'shell',
    output: path.join(root, 'shell/dist/web'),
    inputs: ['shell'],
    configuration: (output) => shellConfig({ directory: path.join(root, 'shell'), output }),
    finish: precompress,
  },
  {
    name: 'edge',
    output: path.join(root, 'shell/dist/server'),
    inputs: ['shell', 'server-kit', 'shop-api'],
    configuration: (output) =>
      serverConfig({
        name: 'edge',
        directory: path.join(root, 'shell'),
        output,
        entry: {
          main: './server/main.ts',
          release: './server/composition/command/cli.ts',
        },
      }),
    finish: (output) =>
      compile(
        serverConfig({
          name: 'render-worker',
          directory: path.join(root, 'shell'),
          output: path.join(output, 'worker'),
          entry: { 'render-worker': './server/rendering/render-worker.ts' },
          contained: true,
        }),
      ),
  },
  {
    name: 'shop-api',
    output: path.join(root, 'shop-api/dist'),
    inputs: ['shop-api', 'server-kit', 'tooling/pictures'],
    configuration: (output) =>
      serverConfig({
        name: 'shop-api',
        directory: shopApi,
        output,
        entry: {
          server: './src/server.ts',
          catalogue: './src/catalogue-command.ts',
          orders: './src/aftersales/order-status/cli.ts',
          'personal-data': './src/aftersales/personal-data/cli.ts',
          backup: './src/backup-command.ts',
          generate: './src/catalogue/commands/generate-devices.ts',
          pictures: '../tooling/pictures/cli.ts',
        },
      }),
    finish: (output) => Promise.all([exportPictures(output), compile(formRulesConfig({ directory: shopApi, output }))]),
  },
]

/**
 * Builds what changed since the last build: shell, servers, and a release of each remote, which then is the live one.
 * `tell` is called with a line for each finished part.
 */
export async function build({ only, tell = () => {} } = {}) {
  const wanted = (name) => !only || only.includes(name)
  for (const part of PARTS.filter(({ name }) => wanted(name))) {
    const started = Date.now()
    if (await buildPart(part)) tell(`${part.name} built in ${seconds(started)}`)
  }
  for (const name of remotes().filter(wanted)) {
    const started = Date.now()
    const { version, built } = await makeRelease(name)
    // what is deployed already is no new deployment, which would undo a rollback
    const deployed = deployedRelease(name)
    if (deployed?.version !== version) deployRelease(name, { version })
    // of before deployments were signed
    else if (!deployed.signature) takeBack(name, deployed)
    if (built) tell(`${name} ${version} built in ${seconds(started)}`)
  }
}

async function buildPart({ output, inputs, configuration, finish = async () => {} }) {
  const [folder, ...others] = inputs
  const hash = inputHash(folder, others)
  const stamp = path.join(output, '.inputs')
  const isBuilt = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash
  if (isBuilt()) return false
  const unfinished = `${output}.${process.pid}.unfinished`
  await compile(configuration(unfinished))
  await finish(unfinished)
  fs.writeFileSync(path.join(unfinished, '.inputs'), hash)
  moveInto(output, unfinished, isBuilt)
  return true
}

/** Writes the drawings of devices and heroes, which the image service serves. */
async function exportPictures(output) {
  await promisify(execFile)(process.execPath, [path.join(output, 'pictures.mjs'), path.join(output, 'pictures')])
}

const seconds = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const only = process.argv.slice(2)
  await build({ ...(only.length > 0 && { only }), tell: (line) => console.log(line) })
}
