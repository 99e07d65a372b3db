import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** The tools are ES modules, which the tests run as they are used: in processes of their own. */
const tool = (name: string): string => JSON.stringify(path.join(__dirname, name))
const run = promisify(execFile)

let work: string
let releases: string
let decisions: string

beforeEach(() => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-hand-over-'))
  releases = path.join(work, 'releases')
  decisions = path.join(work, 'composition/decisions')
  fs.mkdirSync(path.join(releases, 'mf-a'), { recursive: true })
  fs.mkdirSync(decisions, { recursive: true })
  fs.writeFileSync(path.join(releases, 'mf-a/live.json'), JSON.stringify(DEPLOYED))
})
afterEach(() => fs.rmSync(work, { recursive: true, force: true }))

const DEPLOYED = { version: '1', at: '2026-11-28T12:00:00.000Z', by: 'anna' }
const deployed = (): unknown => JSON.parse(fs.readFileSync(path.join(releases, 'mf-a/live.json'), 'utf8'))
const decided = (): string[] => fs.readdirSync(decisions)
const decision = (): string => fs.readFileSync(path.join(decisions, 'mf-a.json'), 'utf8')

/**
 * Hands release 2 over for a share of the visitors to an edge that does with `remote`, what it knows of the remote, what
 * `edge` says; `before` runs first.
 */
async function handOverForAShare(edge: string, before = ''): Promise<string> {
  const script = `
    import fs from 'node:fs'
    import path from 'node:path'
    import { handOver } from ${tool('hand-over.mjs')}
    import { ensureKey } from ${tool('../release/sign-release.mjs')}
    import { shareDecision } from ${tool('share-decision.mjs')}
    const [work] = process.argv.slice(1)
    ensureKey(work, 'mf-a')
    const releases = path.join(work, 'releases')
    const record = path.join(work, 'composition/record.json')
    const write = (remote) => {
      fs.writeFileSync(record + '.new', JSON.stringify({ pid: process.pid, remotes: { 'mf-a': remote } }))
      fs.renameSync(record + '.new', record)
    }
    write({ live: { version: '1' } })
    const running = setInterval(() => {
      const deployed = JSON.parse(fs.readFileSync(path.join(releases, 'mf-a/live.json'), 'utf8'))
      if (deployed.version !== '2') return
      const remote = { deployed, live: { version: '1' } }
      ${edge}
      write(remote)
    }, 20)
    try {
      const decision = shareDecision('mf-a', 10, { version: '2', by: 'ben', dataDir: work })
      ${before}
      console.log(await handOver('mf-a', { version: '2', by: 'ben', decision }, { releases, dataDir: work, keys: work }))
    } catch (error) {
      console.log(error.name + ': ' + error.message)
    }
    clearInterval(running)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, work]).catch(
    (killed: { signal: string }) => ({ stdout: killed.signal }),
  )
  return stdout.trim()
}

const ACCEPTED = `remote.canary = { version: '2', share: deployed.decision.share }`
const REFUSED = `remote.refused = { version: '2', reason: 'mf-a 2: is broken' }`

describe('a deployment for a share of the visitors', () => {
  it('says in one file what is deployed and for how many', async () => {
    await expect(handOverForAShare(ACCEPTED)).resolves.toBe('mf-a 2 is live for 10 % of the visitors')
    expect(deployed()).toMatchObject({
      version: '2',
      by: 'ben',
      decision: { kind: 'canary', share: 10, base: '1', by: 'ben' },
    })
    expect(decided()).toEqual([])
  })

  it('leaves no decision behind when the shop refuses it, so that the next deployment goes to everybody', async () => {
    await expect(handOverForAShare(REFUSED)).resolves.toBe('Refusal: mf-a 2: is broken; 1 stays')
    const { issued_at: issuedAt, signature, ...named } = deployed() as Record<string, string>
    expect(named).toEqual(DEPLOYED)
    // by a new file, since a shop takes no older one
    expect([Date.parse(issuedAt!), signature]).toEqual([expect.any(Number), expect.any(String)])
    expect(decided()).toEqual([])
  })

  it('leaves alone what operators have decided', async () => {
    fs.writeFileSync(path.join(decisions, 'mf-a.json'), 'held by anna')
    await handOverForAShare(REFUSED)
    expect(decision()).toBe('held by anna')
  })

  // status used to say ever after that deployments go to a share of the visitors
  it('leaves nothing behind that was decided when it is killed before it has deployed', async () => {
    const kill = `fs.renameSync = () => process.kill(process.pid, 'SIGKILL')`
    await expect(handOverForAShare(ACCEPTED, kill)).resolves.toBe('SIGKILL')
    expect(deployed()).toEqual(DEPLOYED)
    expect(decided()).toEqual([])
  })

  it('counts although the decision before was made by a clock that is ahead', async () => {
    const script = `
      import { shareDecision } from ${tool('share-decision.mjs')}
      const [dataDir] = process.argv.slice(1)
      console.log(shareDecision('mf-a', 10, { version: '2', by: 'ben', dataDir }).at)`
    fs.writeFileSync(
      path.join(work, 'composition/record.json'),
      JSON.stringify({ remotes: { 'mf-a': { live: { version: '1' }, decision: { at: '2999-01-01T00:00:00.000Z' } } } }),
    )
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, work])
    expect(stdout.trim()).toBe('2999-01-01T00:00:00.001Z')
  })

  it.each([
    ['0', '2', /^--share is a whole number of percent, 1 to 100$/],
    ['ten', '2', /^--share is/],
    ['10', '1', /^mf-a 1 is live for everybody already$/],
  ])('of %s %% is refused for release %s when it makes no sense', async (share, version, reason) => {
    const script = `
      import { percentOf, shareDecision } from ${tool('share-decision.mjs')}
      const [dataDir] = process.argv.slice(1)
      try {
        shareDecision('mf-a', percentOf('${share}'), { version: '${version}', by: 'ben', dataDir })
      } catch (error) {
        console.log(error.message)
      }`
    fs.writeFileSync(
      path.join(work, 'composition/record.json'),
      JSON.stringify({ pid: process.pid, remotes: { 'mf-a': { live: { version: '1' } } } }),
    )
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, work])
    expect(stdout.trim()).toMatch(reason)
  })
})
