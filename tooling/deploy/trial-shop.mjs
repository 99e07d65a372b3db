import { fork } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { keyFolder, releaseFolder, remotes, root } from '../project.mjs'
import { deployedRelease, deployRelease } from './deployed-release.mjs'
import { readRecord } from './edge-record.mjs'
import { removeLeftBehind } from './left-behind.mjs'
import { Refusal, refusing } from './refusal.mjs'

/** How long the shop may take to start, and to judge the release, in milliseconds. */
const START_LIMIT_MS = 300_000
const JUDGE_LIMIT_MS = 90_000

/**
 * Starts a shop of its own, with an empty data folder, whose releases are those that are deployed and the one on trial, and
 * calls `work` with its address and data folder once its edge has accepted that release: signature, contract, hashes, and
 * each page rendered.
 * Throws a Refusal with the edge's reason. What the shop has left behind is removed.
 */
export async function withTrialShop({ name, version, folder }, work) {
  removeLeftBehind(os.tmpdir(), 'nimbus-trial-')
  const trial = path.join(os.tmpdir(), `nimbus-trial-${crypto.randomUUID()}.${process.pid}.unfinished`)
  fs.mkdirSync(trial, { mode: 0o700 })
  const releases = path.join(trial, 'releases')
  const dataDir = path.join(trial, 'data')
  for (const other of remotes().filter((remote) => remote !== name)) {
    const deployed = deployedRelease(other)
    if (deployed) link(releases, other, deployed.version, path.join(releaseFolder, other, deployed.version))
  }
  link(releases, name, version, folder)
  const port = await freePort()
  const shop = fork(path.join(root, 'shell/dist/server/main.mjs'), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      // an API that is there saves the time to make one
      ...(process.env.SHOP_API_BASE && { SHOP_API_BASE: process.env.SHOP_API_BASE }),
      ...(process.env.SHOP_CLOCK && { SHOP_CLOCK: process.env.SHOP_CLOCK }),
      NODE_ENV: 'production',
      PORT: String(port),
      SHOP_DATA_DIR: dataDir,
      RELEASE_SOURCE: releases,
      REMOTE_KEYS: process.env.REMOTE_KEYS || keyFolder,
    },
  })
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  try {
    await refusing(`${name} ${version}: can't be verified`, () => listening(shop))
    await judged(dataDir, name, version)
    return await work(`http://localhost:${port}`, dataDir)
  } finally {
    shop.kill('SIGKILL')
    await ended
    fs.rmSync(trial, { recursive: true, force: true })
  }
}

function link(releases, name, version, folder) {
  fs.mkdirSync(path.join(releases, name), { recursive: true })
  fs.symlinkSync(folder, path.join(releases, name, version))
  nameIn(releases, name, version)
}

/** Names the release for the trial. Of another team, whose key is elsewhere, what it has named itself will do. */
function nameIn(releases, name, version) {
  const own = path.join(releaseFolder, name, 'live.json')
  const others =
    deployedRelease(name)?.version === version && !fs.existsSync(path.join(keyFolder, `${name}.private.pem`))
  if (others) fs.copyFileSync(own, path.join(releases, name, 'live.json'))
  else deployRelease(name, { version }, { releases })
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** How much of what a shop has said before its end is shown, in characters. */
const LAST_WORDS = 1_000

const listening = (shop) =>
  new Promise((resolve, reject) => {
    let words = ''
    shop.stderr.setEncoding('utf8').on('data', (text) => (words = (words + text).slice(-LAST_WORDS)))
    const timer = setTimeout(
      () => reject(new Error(`the trial shop has not started in ${START_LIMIT_MS} ms`)),
      START_LIMIT_MS,
    )
    shop.once('message', () => {
      clearTimeout(timer)
      resolve()
    })
    // all that it has said is there then
    shop.once('close', (code) => {
      clearTimeout(timer)
      reject(new Error(`the trial shop ended with ${code}\n${words.trim()}`.trim()))
    })
  })

/** Resolves once the edge has rendered all pages of the release. */
async function judged(dataDir, name, version) {
  for (const deadline = Date.now() + JUDGE_LIMIT_MS; Date.now() < deadline;) {
    const remote = readRecord(dataDir)?.remotes[name]
    if (remote?.refused) throw new Refusal(remote.refused.reason)
    if (remote?.live?.version === version && remote.checked.some((known) => known.version === version)) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Refusal(`${name} ${version}: not all pages could be rendered in ${JUDGE_LIMIT_MS / 1_000} s`)
}
