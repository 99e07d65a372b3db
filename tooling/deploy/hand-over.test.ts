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

/** Hands release 2 over to an edge that refuses it, for a share of the visitors; `meanwhile` runs before it refuses. */
async function handOverForAShare(meanwhile = ''): Promise<string> {
  const script = `
    import fs from 'node:fs'
    import path from 'node:path'
    import { handOver } from ${tool('hand-over.mjs')}
    import { decideRevocably } from ${tool('revocable-decision.mjs')}
    const [work] = process.argv.slice(1)
    const releases = path.join(work, 'releases')
    const file = path.join(work, 'composition/decisions/mf-a.json')
    const takeBack = decideRevocably('mf-a', work, () => fs.writeFileSync(file, '10 %'))
    const edge = setInterval(() => {
      const deployed = JSON.parse(fs.readFileSync(path.join(releases, 'mf-a/live.json'), 'utf8'))
      if (deployed.version !== '2') return
      ${meanwhile}
      const remote = { deployed, live: { version: '1' }, refused: { version: '2', reason: 'mf-a 2: is broken' } }
      const record = path.join(work, 'composition/record.json')
      fs.writeFileSync(record + '.new', JSON.stringify({ pid: process.pid, remotes: { 'mf-a': remote } }))
      fs.renameSync(record + '.new', record)
    }, 20)
    fs.writeFileSync(path.join(work, 'composition/record.json'), JSON.stringify({ pid: process.pid, remotes: {} }))
    const options = { releases, dataDir: work, before: ${JSON.stringify(DEPLOYED)}, takeBack }
    try {
      console.log(await handOver('mf-a', { version: '2', by: 'ben' }, options))
    } catch (error) {
      console.log(error.name + ': ' + error.message)
    }
    clearInterval(edge)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, work])
  return stdout.trim()
}

describe('a deployment for a share of the visitors that the shop refuses', () => {
  it('leaves no decision behind, so that the next deployment goes to everybody', async () => {
    await expect(handOverForAShare()).resolves.toBe('Refusal: mf-a 2: is broken; 1 stays')
    expect(deployed()).toEqual(DEPLOYED)
    expect(decided()).toEqual([])
  })

  it('has what was decided before count again', async () => {
    fs.writeFileSync(path.join(decisions, 'mf-a.json'), 'held by anna')
    await handOverForAShare()
    expect(decision()).toBe('held by anna')
    expect(decided()).toEqual(['mf-a.json'])
  })

  it('leaves alone what somebody else has decided meanwhile', async () => {
    await handOverForAShare(`fs.writeFileSync(file, 'pinned by carla')`)
    expect(decision()).toBe('pinned by carla')
  })
})
