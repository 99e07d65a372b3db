import { fork } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { ensureInstalled, requireNode, stop } from './install.mjs'
import { root, workFolder } from './project.mjs'

/** Starts the shop: installs, builds what changed, runs edge and API in one process, prints the address. */
async function start() {
  requireNode()
  const port = Number(process.env.PORT || 3000)
  await requireFreePort(port)
  const began = Date.now()
  const tell = (line) => console.log(`  ${line}`)
  console.log('Nimbus')
  await ensureInstalled(tell)
  const { build } = await import('./build.mjs')
  await build({ tell })
  tell('starting (the database is made at the first start)')
  await serve(port)
  tell(
    `ready after ${((Date.now() - began) / 1000).toFixed(1)} s, data in ${path.relative(process.cwd(), dataFolder()) || '.'}`,
  )
  if (!process.env.SMTP_URL && !process.env.SHOP_API_BASE)
    tell(
      `no mail server (SMTP_URL): mails are written to ${path.relative(process.cwd(), path.join(dataFolder(), 'mails'))}`,
    )
  console.log(`\nhttp://localhost:${port}\n`)
}

const dataFolder = () => path.resolve(root, process.env.SHOP_DATA_DIR || path.join(workFolder, 'data'))

/** Runs the server and resolves when it sells; its end is the end of this process. */
function serve(port) {
  fs.mkdirSync(dataFolder(), { recursive: true })
  const server = fork(path.join(root, 'shell/dist/server/main.mjs'), {
    cwd: root,
    env: { NODE_ENV: 'production', ...process.env, PORT: String(port), SHOP_DATA_DIR: dataFolder() },
    execArgv: ['--enable-source-maps'],
  })
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopping = true
      server.kill(signal)
    })
  }
  server.on('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)))
  return new Promise((resolve) => {
    server.on('message', resolve)
  })
}

/** Asks before anything long begins, so that a taken port is told at once. */
function requireFreePort(port) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error) =>
      stop(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken: stop what uses it, or start with another one: PORT=${port + 1} npm start`
          : `Port ${port} can't be used (${error.code}): start with another one: PORT=3001 npm start`,
      ),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(resolve))
  })
}

start().catch((error) => {
  stop(error.code === 'ENOSPC' ? 'The disk is full: free some space and start again' : error.message)
})
