import { spawnSync } from 'node:child_process'
import { ensureInstalled, requireNode, stop } from '../install.mjs'
import { root } from '../project.mjs'

/** `npm run new-remote -- mf-insurance`: a remote that is tested, built and deployed, with a page in the shop of this checkout. */
async function newRemote([name]) {
  requireNode()
  await ensureInstalled(console.log)
  const { generate } = await import('./generate.mjs')
  const page = await generate(name)
  console.log(`${name}/ written`)
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])
  run('npx', ['jest', name])
  const { build } = await import('../build.mjs')
  await build({ only: [name], tell: console.log })
  console.log(`
Deployed. A running shop shows ${page} in a few seconds, \`npm start\` at once.

  npm run dev -- ${name}               its page with fast refresh
  npm run release -- deploy ${name}    the next release

In docker-compose.yml it needs a service like that of mf-legal, and its origin in RELEASE_SOURCE of the edge.`)
}

function run(command, parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop(`${command} ${parameters.join(' ')} failed; what was written stays, so that it can be mended`)
}

newRemote(process.argv.slice(2)).catch((error) => stop(error.message))
