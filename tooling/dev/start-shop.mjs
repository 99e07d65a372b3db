import { fork } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build } from '../build.mjs'
import { root, workFolder } from '../project.mjs'
import { compile } from '../rspack/compile.mjs'
import { developedShell } from './development-config.mjs'

/** Builds what changed and starts a shop that lets overrides in, with a shell that components can be refreshed in. */
export async function startShop({ port, tell }) {
  const work = path.join(workFolder, 'dev')
  const shellFolder = path.join(work, 'shell')
  await build({ tell })
  await compile([developedShell({ directory: path.join(root, 'shell'), output: shellFolder })])
  const dataDir = path.resolve(root, process.env.SHOP_DATA_DIR || path.join(work, 'data'))
  fs.mkdirSync(dataDir, { recursive: true })
  const server = fork(path.join(root, 'shell/dist/server/main.mjs'), {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      ...process.env,
      PORT: String(port),
      SHOP_DATA_DIR: dataDir,
      SHELL_FOLDER: shellFolder,
      REMOTE_OVERRIDES: 'loopback',
    },
  })
  server.on('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  await new Promise((resolve) => server.once('message', resolve))
}
