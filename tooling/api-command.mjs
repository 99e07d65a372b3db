import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { root } from './project.mjs'

/** Builds the API when it changed and runs one of its commands with the parameters of this process: runApiCommand('orders') */
export async function runApiCommand(name) {
  requireNode()
  await ensureInstalled(console.log)
  const { build } = await import('./build.mjs')
  await build({ only: ['shop-api'] })
  const command = [path.join(root, `shop-api/dist/${name}.mjs`), ...process.argv.slice(2)]
  process.exitCode = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1
}
