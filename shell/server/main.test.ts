import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The server as `npm run build` leaves it, which is how it is started. */
const main = path.resolve(__dirname, '../dist/server/main.mjs')

/** Starts the shop as the tools do, and says its process once it sells. */
const STARTING = `
  const { fork } = require('node:child_process')
  const shop = fork(process.argv[1], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  shop.once('message', () => console.log(shop.pid))`

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the server', () => {
  it('ends when whoever started it was killed, such as a deployment during its trial', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-orphan-'))
    const releases = path.join(folder, 'releases')
    fs.mkdirSync(releases)
    const env = { ...process.env, PORT: '0', SHOP_DATA_DIR: folder, RELEASE_SOURCE: releases, REMOTE_KEYS: folder }
    const starter = spawn(process.execPath, ['-e', STARTING, main], {
      env: { ...env, SHOP_API_BASE: 'http://127.0.0.1:9/api' },
    })
    const [line] = await once(starter.stdout, 'data')
    const pid = Number(line)
    expect(isAlive(pid)).toBe(true)
    starter.kill('SIGKILL')
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
    fs.rmSync(folder, { recursive: true })
  }, 60_000)
})
