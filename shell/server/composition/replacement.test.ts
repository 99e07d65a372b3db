import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { aReleaseFolder, aShell } from '../testing/a-release'
import { keptCompositions } from '../testing/kept-compositions'
import { writeDecision } from './decision'

let folder: string
let compositions: ReturnType<typeof keptCompositions>

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-replacement-'))
  compositions = keptCompositions(folder)
})

afterEach(async () => {
  await compositions.closeAll()
  fs.rmSync(folder, { recursive: true, force: true })
})

const pages = (...paths: string[]) => paths.map((each) => ({ id: each, path: each, layout: 'default' as const }))
const both = { release: { pages: pages('/warenkorb', '/merkliste') } }
const less = { release: { pages: pages('/merkliste') } }

// the whole cart used to be 404 once its team had published a release without it
describe('a release that loses pages of the one that it replaces', () => {
  it('is refused, also after a restart, and the reason names page and way out', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-cart', '1.0.0', both)
    await compositions.keep(releases, keys)
    publish('mf-cart', '1.0.1', less)
    for (const start of ['first', 'second']) {
      const { keeper } = await compositions.keep(releases, keys)
      expect([start, keeper.current().releases.get('mf-cart')?.version]).toEqual([start, '1.0.0'])
      expect(keeper.refused().get('mf-cart')).toMatch(
        /mf-cart 1\.0\.1: loses \/warenkorb, which 1\.0\.0 has; .*"withdraws"/,
      )
      expect(keeper.missing()).toEqual([])
    }
  })

  it('is taken when it says so', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-cart', '1.0.0', both)
    await compositions.keep(releases, keys)
    publish('mf-cart', '1.0.1', { release: { ...less.release, withdraws: ['/warenkorb'] } })
    const { keeper } = await compositions.keep(releases, keys)
    expect(keeper.current().releases.get('mf-cart')?.version).toBe('1.0.1')
  })

  it('is given to no share of the visitors either', async () => {
    const { releases, keys, publish, deploy } = aReleaseFolder(folder)
    publish('mf-cart', '1.0.1', less)
    publish('mf-cart', '1.0.0', both)
    await compositions.keep(releases, keys)
    const decision = { kind: 'canary', id: 'd1', at: new Date().toISOString(), base: '1.0.0', share: 10, by: 'team' }
    deploy('mf-cart', { version: '1.0.1', decision })
    const { keeper } = await compositions.keep(releases, keys)
    expect(keeper.running().map(({ below }) => below)).toEqual([100])
    expect(keeper.refused().get('mf-cart')).toContain('loses /warenkorb')
  })

  it('is what operators go back to when they say so', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-cart', '1.0.0', less)
    await compositions.keep(releases, keys)
    publish('mf-cart', '1.0.1', both)
    await compositions.keep(releases, keys)
    await writeDecision(folder, 'mf-cart', {
      kind: 'pin',
      id: 'd1',
      at: new Date().toISOString(),
      by: 'operator',
      version: '1.0.0',
    })
    const { keeper } = await compositions.keep(releases, keys)
    expect(keeper.current().releases.get('mf-cart')?.version).toBe('1.0.0')
  })
})

describe('missing', () => {
  it('names all remotes under a shell that none of them fits', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    for (const name of ['mf-a', 'mf-b']) publish(name, '1.0.0')
    expect((await compositions.keep(releases, keys)).keeper.missing()).toEqual([])
    const { keeper, warnings } = await compositions.keep(releases, keys, { shell: { ...aShell, contract: '2.0' } })
    expect(keeper.missing()).toEqual(['mf-a', 'mf-b'])
    expect(keeper.current().composition.missing).toEqual(['mf-a', 'mf-b'])
    expect(warnings).toContainEqual(expect.stringMatching(/mf-b 1\.0\.0: needs contract 1\.2, .*; mf-b is missing/))
  })
})
