import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { root } from './project.mjs'

/** `npm run personal-data -- show|delete`: builds the API's command when it changed and runs it. */
requireNode()
await ensureInstalled(console.log)
const { build } = await import('./build.mjs')
await build({ only: ['shop-api'] })
const command = [path.join(root, 'shop-api/dist/personal-data.mjs'), ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1
