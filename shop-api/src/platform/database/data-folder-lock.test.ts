import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockAddress, lockDataFolder } from './data-folder-lock'

describe.each(['linux', 'darwin'] as const)('lockDataFolder on %s', (platform) => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('refuses a second owner in one clear line, and takes one again after a release', async () => {
    const lock = await lockDataFolder(folder, platform)
    await expect(lockDataFolder(join(folder, '.'), platform)).rejects.toThrow(
      `the data folder ${join(folder, '.')} is in use`,
    )
    await lock.release()
    await (await lockDataFolder(folder, platform)).release()
  })

  it('takes over from a process that was killed', async () => {
    const address = JSON.stringify(lockAddress(folder, platform))
    const script = `require('node:net').createServer().listen(${address}, () => console.log('locked'))`
    const owner = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((locked) => owner.stdout.once('data', locked))
    await expect(lockDataFolder(folder, platform)).rejects.toThrow('is in use')
    owner.kill('SIGKILL')
    await new Promise((gone) => owner.once('exit', gone))
    await (await lockDataFolder(folder, platform)).release()
  }, 60_000)
})
