import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** The tools are ES modules, which the tests run as they are used: in processes of their own. */
const tool = (name: string): string => JSON.stringify(path.join(__dirname, name))
const run = promisify(execFile)

let releases: string

beforeEach(() => {
  releases = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-lock-'))
})
afterEach(() => fs.rmSync(releases, { recursive: true, force: true }))

/** Deploys a version of mf-a under the lock and answers with what is said about it. */
async function deploy(version: string, pause = 0): Promise<string> {
  const script = `
    import path from 'node:path'
    import { ensureKey } from ${tool('../release/sign-release.mjs')}
    import { lockDeployment } from ${tool('deploy-lock.mjs')}
    import { deployRelease } from ${tool('deployed-release.mjs')}
    const options = { releases: process.argv[1], keys: path.join(process.argv[1], 'keys') }
    ensureKey(options.keys, 'mf-a')
    try {
      const lock = lockDeployment('mf-a', 'anna', options)
      await new Promise((resolve) => setTimeout(resolve, ${pause}))
      if (lock.isMine()) deployRelease('mf-a', { version: '${version}', by: 'anna' }, options)
      lock.release()
      console.log('deployed')
    } catch (error) {
      console.log(error.name + ': ' + error.message)
    }`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, releases])
  return stdout.trim()
}

const live = (): { version: string; by: string } =>
  JSON.parse(fs.readFileSync(path.join(releases, 'mf-a/live.json'), 'utf8'))

describe('lockDeployment', () => {
  it('lets one of several deployments through and tells the others who deploys', async () => {
    const outcomes = await Promise.all(['1', '2', '3'].map((version) => deploy(version, 3_000)))
    expect(outcomes.filter((outcome) => outcome === 'deployed')).toHaveLength(1)
    const refused = outcomes.filter((outcome) => outcome !== 'deployed')
    for (const outcome of refused) expect(outcome).toMatch(/^Refusal: mf-a is being deployed by anna since .*try again/)
    expect(live()).toMatchObject({ version: String(outcomes.indexOf('deployed') + 1), by: 'anna' })
  })

  it('is taken over from a process that is gone', async () => {
    fs.mkdirSync(path.join(releases, 'mf-a'))
    const gone = { id: 'x', pid: 2 ** 22 + 1, by: 'ben', since: '2026-11-28T12:00:00.000Z' }
    fs.writeFileSync(path.join(releases, 'mf-a/deploying.json'), JSON.stringify(gone))
    await expect(deploy('1')).resolves.toBe('deployed')
    expect(fs.readdirSync(path.join(releases, 'mf-a'))).toEqual(['live.json'])
  })
})

describe('what a killed deployment leaves behind', () => {
  it('goes with the next one, once its process is gone', async () => {
    const gone = 2 ** 22 + 1
    for (const name of [`web.${gone}.unfinished`, `.1.0.0.${gone}.unfinished`, `web.${process.pid}.unfinished`, 'web'])
      fs.mkdirSync(path.join(releases, name))
    const script = `
      import { removeLeftBehind } from ${tool('left-behind.mjs')}
      removeLeftBehind(process.argv[1], process.argv[2])
      removeLeftBehind('/no/such/folder')`
    await run(process.execPath, ['--input-type=module', '-e', script, releases, 'web'])
    expect(fs.readdirSync(releases)).toEqual([`.1.0.0.${gone}.unfinished`, 'web', `web.${process.pid}.unfinished`])
    await run(process.execPath, ['--input-type=module', '-e', script, releases])
    expect(fs.readdirSync(releases)).toEqual(['web', `web.${process.pid}.unfinished`])
  })
})
