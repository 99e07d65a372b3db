import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { aReleaseFolder } from '../../testing/a-release'
import { keptCompositions } from '../../testing/kept-compositions'
import { releaseName } from '../../../src/routing/visit'
import type { KeeperOptions } from '../live-composition'
import { createErrorRates } from '../error-rates'
import { judgeCanaries } from '../watch-canaries'
import { canary, endCanary, promote } from './canary'
import type { Operator } from './decision-store'
import { fileStore } from './file-store'
import { pin, unpin } from './pin'
import { rollback } from './rollback'
import { shopStatus, statusTable } from './status'

let folder: string
let operator: Operator
let compositions: ReturnType<typeof keptCompositions>

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-operator-'))
  operator = { store: fileStore(folder), by: 'anna', limitMs: 10_000 }
  compositions = keptCompositions(folder)
})

afterEach(async () => {
  await compositions.closeAll()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** A running shop to which these releases of mf-a were deployed, one after the other. */
async function aShop(versions: readonly string[], options: Partial<KeeperOptions> = {}) {
  const { releases, keys, publish, deploy } = aReleaseFolder(folder)
  let kept = await start()
  async function start() {
    publish('mf-a', versions[0] ?? '')
    return compositions.keep(releases, keys, options)
  }
  for (const version of versions.slice(1)) {
    publish('mf-a', version)
    kept = await compositions.keep(releases, keys, options)
  }
  const { keeper } = kept
  return {
    ...kept,
    deploy: (version: string) => publish('mf-a', version),
    /** Names what is deployed, in place of what was. */
    name: (deployment: object) => deploy('mf-a', deployment),
    live: (bucket?: number) => keeper.current(bucket).releases.get('mf-a')?.version,
    /** Waits until the shop has looked at what is deployed. */
    async until(isThere: () => boolean | Promise<boolean>) {
      while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20))
    },
  }
}

describe('rollback', () => {
  it('has the release before live once it answers, further each time, and tells when there is none', async () => {
    const shop = await aShop(['1', '2', '3'])
    await expect(rollback(operator, 'mf-a')).resolves.toBe('mf-a: 3 is rolled back, 2 is live')
    expect(shop.live()).toBe('2')
    await rollback(operator, 'mf-a')
    expect(shop.live()).toBe('1')
    await expect(rollback(operator, 'mf-a')).rejects.toThrow('there is no release before 1')
    expect(shop.live()).toBe('1')
  })

  it('lasts until another release is deployed, also over a restart', async () => {
    await aShop(['1', '2'])
    await rollback(operator, 'mf-a')
    const { releases, keys } = aReleaseFolder(folder)
    const again = await compositions.keep(releases, keys)
    expect(again.keeper.current().releases.get('mf-a')?.version).toBe('1')
  })

  it('gives way to the next deployment', async () => {
    const shop = await aShop(['1', '2'])
    await rollback(operator, 'mf-a')
    shop.deploy('3')
    // it is live a moment before that is written down
    await shop.until(async () => (await shopStatus(operator)).remotes[0]?.live?.version === '3')
    expect(shop.live()).toBe('3')
    await expect(shopStatus(operator)).resolves.toMatchObject({ remotes: [{ live: { version: '3' }, back_to: ['1'] }] })
  })

  it('needs the source for nothing: what was accepted lies in the mirror', async () => {
    const shop = await aShop(['1', '2'])
    fs.rmSync(path.join(folder, 'releases'), { recursive: true })
    await rollback(operator, 'mf-a')
    expect(shop.live()).toBe('1')
  })
})

describe('pin', () => {
  it('keeps a release whatever is deployed, until it is off', async () => {
    const shop = await aShop(['1', '2'])
    await pin(operator, 'mf-a', '1')
    shop.deploy('3')
    await shop.until(() => shop.keeper.records().get('mf-a')?.deployed?.version === '3')
    expect(shop.live()).toBe('1')
    await shop.until(async () => (await shopStatus(operator)).remotes[0]?.deployed?.version === '3')
    expect(statusTable(await shopStatus(operator))).toMatch(/pinned since .* by anna; 3 is deployed/)
    await expect(rollback(operator, 'mf-a')).rejects.toThrow('pinned to 1')
    await unpin(operator, 'mf-a')
    expect(shop.live()).toBe('3')
  })

  it('is refused for a release that the edge refuses, and leaves all as it was', async () => {
    const shop = await aShop(['1', '2'])
    await expect(pin(operator, 'mf-a', '9')).rejects.toThrow(/nothing has changed/)
    expect(shop.live()).toBe('2')
    shop.deploy('3')
    await shop.until(() => shop.live() === '3')
  })
})

describe('canary', () => {
  it('gives the next deployment to a share of the visitors, then to everybody', async () => {
    const shop = await aShop(['1'])
    await canary(operator, 'mf-a', 10)
    shop.deploy('2')
    await shop.until(() => shop.live(0) === '2')
    expect([shop.live(9), shop.live(10), shop.live(99), shop.live()]).toEqual(['2', '1', '1', '1'])
    await canary(operator, 'mf-a', 50)
    expect([shop.live(9), shop.live(49), shop.live(50)]).toEqual(['2', '2', '1'])
    const [shared] = shop.keeper.running()
    await promote(operator, 'mf-a')
    expect([shop.live(0), shop.live(99), shop.live()]).toEqual(['2', '2', '2'])
    // tabs of the share run what is live for everybody now: none of them reloads
    expect(shop.keeper.current().composition.build_id).toBe(shared?.live.composition.build_id)
  })

  it('ends by command, and what it gave is not taken again', async () => {
    const shop = await aShop(['1', '2'])
    await canary(operator, 'mf-a', 100, '1')
    expect(shop.live(50)).toBe('1')
    await endCanary(operator, 'mf-a')
    expect([shop.live(0), shop.live()]).toEqual(['2', '2'])
    await expect(endCanary(operator, 'mf-a')).rejects.toThrow('no canary')
  })

  it('goes back by itself when its release fails too often, and says so', async () => {
    const rates = createErrorRates()
    const shop = await aShop(['1'], { counts: (name, version) => rates.rate(releaseName(name, version)) })
    await canary(operator, 'mf-a', 10)
    shop.deploy('2')
    await shop.until(() => shop.live(0) === '2')
    for (let request = 0; request < 100; request++) {
      rates.countRequest('mf-a 1')
      rates.countRequest('mf-a 2')
      if (request % 20 === 0) rates.countFailure('mf-a 2')
    }
    await expect(judgeCanaries(shop.keeper, rates)).resolves.toEqual([])
    rates.countFailure('mf-a 2')
    await expect(judgeCanaries(shop.keeper, rates)).resolves.toEqual(['mf-a'])
    expect([shop.live(0), shop.live()]).toEqual(['1', '1'])
    expect(shop.warnings).toEqual([
      expect.stringMatching(/canary of mf-a 2 went back: 6 of 100 requests failed \(6 %\)/),
    ])
    expect(statusTable(await shopStatus(operator))).toMatch(/mf-a: canary 2 went back by itself on .*6 of 100/)
  })

  it('says that the next deployment goes to the same share once a named release went back', async () => {
    const rates = createErrorRates()
    const shop = await aShop(['1', '2'], { counts: (name, version) => rates.rate(releaseName(name, version)) })
    await canary(operator, 'mf-a', 10, '1')
    for (let failure = 0; failure < 20; failure++) rates.countFailure('mf-a 1')
    await judgeCanaries(shop.keeper, rates)
    expect(statusTable(await shopStatus(operator))).toMatch(/mf-a: deployments go to 10 % of the visitors, says anna/)
    shop.deploy('3')
    await shop.until(() => shop.live(9) === '3')
    expect([shop.live(10), shop.live()]).toEqual(['2', '2'])
  })
})

describe('a share that came with a deployment', () => {
  const deployment = { version: '2', at: '2026-11-28T12:00:00.000Z', by: 'ben' }
  const decision = { id: 'd1', at: '2026-11-28T12:00:00.000Z', by: 'ben', kind: 'canary', share: 10, base: '1' }
  /** Deploys as the team's tool does: what is in live.json counts as a whole. */
  function deploy(shop: Awaited<ReturnType<typeof aShop>>, named: { version: string; decision?: object }): void {
    shop.deploy(named.version)
    shop.name(named)
  }
  const status = async (): Promise<string> => statusTable(await shopStatus(operator))

  it('goes on with the next deployment, until operators decide otherwise', async () => {
    const shop = await aShop(['1'])
    deploy(shop, { ...deployment, decision })
    await shop.until(() => shop.live(9) === '2')
    expect([shop.live(10), shop.live()]).toEqual(['1', '1'])
    deploy(shop, { ...deployment, version: '3', decision })
    await shop.until(() => shop.live(9) === '3')
    await shop.until(async () => (await status()).includes('3 to 10 %'))
    await endCanary(operator, 'mf-a')
    expect([shop.live(0), shop.live()]).toEqual(['1', '1'])
  })

  it('gives way to operators also where the clock of who deployed is ahead of theirs', async () => {
    const shop = await aShop(['1'])
    deploy(shop, { ...deployment, decision: { ...decision, at: '2999-01-01T00:00:00.000Z' } })
    await shop.until(async () => (await status()).includes('2 to 10 %'))
    await endCanary(operator, 'mf-a')
    expect([shop.live(0), shop.live()]).toEqual(['1', '1'])
  })

  it('is gone with its deployment, and the next one goes to everybody', async () => {
    const shop = await aShop(['1'])
    deploy(shop, { ...deployment, decision })
    await shop.until(() => shop.live(9) === '2')
    deploy(shop, { version: '1' })
    await shop.until(async () => !(await status()).includes('%'))
    expect(shop.live(0)).toBe('1')
    deploy(shop, { ...deployment, version: '3' })
    await shop.until(() => shop.live() === '3')
  })

  it('goes on when the edge refuses what an operator decides', async () => {
    const shop = await aShop(['1'])
    deploy(shop, { ...deployment, decision })
    await shop.until(async () => (await status()).includes('2 to 10 %'))
    await expect(pin(operator, 'mf-a', '9')).rejects.toThrow(/nothing has changed/)
    await shop.until(async () => (await status()).includes('2 to 10 %'))
    expect([shop.live(9), shop.live()]).toEqual(['2', '1'])
  })
})

describe('status', () => {
  it('says who has what since when, and what there is to go back to', async () => {
    await aShop(['1', '2'], { now: () => Date.parse('2026-11-28T12:00:00Z') })
    const { remotes, running } = await shopStatus(operator)
    expect(running).toBe(true)
    expect(remotes).toMatchObject([
      {
        name: 'mf-a',
        live: { version: '2', since: '2026-11-28T12:00:00.000Z', cause: 'deployment' },
        deployed: { version: '2' },
        decision: null,
        canary: null,
        refused: null,
        back_to: ['1'],
        checked: true,
      },
    ])
    await expect(shopStatus({ store: fileStore(path.join(folder, 'elsewhere')) })).rejects.toThrow('no shop has run')
  })
})
