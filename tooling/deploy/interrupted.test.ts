import { spawn } from 'node:child_process'
import crypto from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const tool = (name: string): string => JSON.stringify(path.join(__dirname, name))

/** Hands over release after release, each with 20 files, until it is killed. */
const DEPLOYING = `
  import fs from 'node:fs'
  import path from 'node:path'
  import { takeRelease } from ${tool('take-release.mjs')}
  import { ensureKey } from ${tool('../release/sign-release.mjs')}
  import { deployRelease } from ${tool('deployed-release.mjs')}
  const [work] = process.argv.slice(1)
  const releases = path.join(work, 'releases')
  ensureKey(work, 'mf-a')
  for (let number = Number(process.argv[2]); ; number++) {
    const version = String(number)
    const folder = path.join(work, 'built', version)
    fs.mkdirSync(folder, { recursive: true })
    for (let file = 0; file < 20; file++) fs.writeFileSync(path.join(folder, 'f' + file), version.repeat(5_000))
    fs.writeFileSync(path.join(folder, 'release.json'), JSON.stringify({ version }))
    takeRelease(folder, { name: 'mf-a', version, releases })
    deployRelease('mf-a', { version }, { releases, keys: work })
    process.stdout.write('.')
  }`

describe('a deployment that is killed', () => {
  it('leaves the old release or the new one deployed, and that one whole, at whatever moment', async () => {
    const work = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-killed-'))
    const remote = path.join(work, 'releases/mf-a')
    let last = 0
    for (let kill = 0; kill < 12; kill++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', DEPLOYING, work, String(last + 1)])
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
      expect(child.exitCode).toBeNull()
      await new Promise((resolve) => setTimeout(resolve, crypto.randomInt(12)))
      child.kill('SIGKILL')
      await once(child, 'exit')
      const { version } = JSON.parse(fs.readFileSync(path.join(remote, 'live.json'), 'utf8'))
      expect(Number(version)).toBeGreaterThan(last)
      const files = fs.readdirSync(path.join(remote, version)).filter((name) => name.startsWith('f'))
      expect(files).toHaveLength(20)
      for (const name of files) {
        expect(fs.readFileSync(path.join(remote, version, name), 'utf8')).toBe(version.repeat(5_000))
      }
      last = Number(version)
    }
    fs.rmSync(work, { recursive: true })
  }, 180_000)
})
