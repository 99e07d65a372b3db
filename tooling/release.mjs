import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ensureInstalled, requireNode, stop } from './install.mjs'
import { root } from './project.mjs'

/**
 * `npm run release -- deploy|rollback|pin|canary|status`. What operators decide is a command of the edge (see
 * shell/server/composition/command); only `deploy` needs the build. An image with the built edge alone runs the others too.
 */
const [command, ...parameters] = process.argv.slice(2)
const operatorCommand = path.join(root, 'shell/dist/server/release.mjs')

requireNode()
const hasSources = fs.existsSync(path.join(root, 'shell/server'))
if (hasSources) await ensureInstalled(console.log)
if (command === 'deploy' && !hasSources)
  stop(
    'deploy builds from sources, so it runs in a checkout; here a new release comes with a new container of its remote',
  )
if (command === 'deploy') {
  const { runDeploy } = await import('./deploy/cli.mjs')
  process.exitCode = await runDeploy(parameters)
} else {
  // in an emergency nothing is built first: the command that is there will do
  if (!fs.existsSync(operatorCommand)) {
    const { build } = await import('./build.mjs')
    await build({ only: ['edge'] })
  }
  const call = [operatorCommand, ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, call, { cwd: root, stdio: 'inherit' }).status ?? 1
}
