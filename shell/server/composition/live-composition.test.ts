import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { aReleaseFolder, aShell, signedDeployment, withSignature } from '../testing/a-release'
import { keptCompositions } from '../testing/kept-compositions'
import type { LiveComposition } from './compose'
import { writeDecision } from './decision'
import type { CheckOutcome } from './release-book'

let folder: string
let compositions: ReturnType<typeof keptCompositions>

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-composition-'))
  compositions = keptCompositions(folder)
})

afterEach(async () => {
  await compositions.closeAll()
  fs.rmSync(folder, { recursive: true, force: true })
})

const keep: (typeof compositions)['keep'] = (...parameters) => compositions.keep(...parameters)

const versions = ({ composition }: LiveComposition): string[] =>
  composition.releases.map(({ name, version }) => `${name} ${version}`)

describe('keepComposition', () => {
  it('takes signed releases, mirrors them and knows their pages', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    publish('mf-b', '2.0.0')
    const { keeper } = await keep(releases, keys)
    expect(versions(keeper.current())).toEqual(['mf-a 1.0.0', 'mf-b 2.0.0'])
    expect(keeper.current().table.find('/mf-b')).toMatchObject({ owner: 'mf-b' })
    expect(fs.existsSync(path.join(folder, 'mirror/mf-a/1.0.0/server/server.cjs'))).toBe(true)
  })

  it('tells when it can read nothing of what was live before, and begins anew', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    fs.mkdirSync(path.join(folder, 'composition'))
    fs.writeFileSync(path.join(folder, 'composition/record.json'), '{"pid":')
    const { keeper, warnings } = await keep(releases, keys)
    expect(versions(keeper.current())).toEqual(['mf-a 1.0.0'])
    expect(warnings).toEqual([
      expect.stringMatching(/record\.json holds no record: .*; what was live before is forgotten/),
    ])
  })

  // pages of a new release used to come without content until its worker had started
  it('has a release live only once it is checked, however long that takes', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    const order: string[] = []
    const check = async (): Promise<CheckOutcome> => {
      order.push('checked')
      await new Promise((resolve) => setTimeout(resolve, 50))
      order.push('ready')
      return { paths: [], unchecked: undefined }
    }
    const { keeper, changes } = await keep(releases, keys, { check })
    expect(order).toEqual(['checked', 'ready'])
    expect(changes).toEqual([keeper.running()])
  })

  it('tells browsers nothing of server files', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    const { keeper } = await keep(releases, keys)
    expect(JSON.stringify(keeper.current().composition)).not.toContain('server.cjs')
  })

  it('is another build with another shell, and the same one with the same', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    const ids: string[] = []
    for (const shellBuild of ['main.0a1b.js', 'main.0a1b.js', 'main.9f8e.js']) {
      const { keeper } = await keep(releases, keys, { shellBuild })
      ids.push(keeper.current().composition.build_id)
    }
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('goes on from the mirror when the source has lost a release', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    await keep(releases, keys)
    fs.rmSync(path.join(releases, 'mf-a/1.0.0'), { recursive: true })
    const again = await keep(releases, keys)
    expect(versions(again.keeper.current())).toEqual(['mf-a 1.0.0'])
  })

  it.each<[string, Parameters<ReturnType<typeof aReleaseFolder>['publish']>[2], RegExp]>([
    ['a newer major contract', { release: { requires: { ...aShell, contract: '2.0' } } }, /needs contract 2\.0/],
    ['a newer minor contract', { release: { requires: { ...aShell, contract: '1.3' } } }, /needs contract 1\.3/],
    ['another federation runtime', { release: { requires: { ...aShell, federation: '2.8.0' } } }, /runtime 2\.8\.0/],
    ['another React', { release: { requires: { ...aShell, react: '18.3.1' } } }, /React 18\.3\.1.*19\.3\.1/],
    ['a foreign signature', { signWith: crypto.generateKeyPairSync('ed25519').privateKey }, /signature/],
    [
      'a changed file',
      { release: { files: { 'entry.js': 'sha384-x', 'server/server.cjs': 'sha384-x' } } },
      /is not what was released/,
    ],
    [
      'a hash that browsers do not know',
      { release: { files: { 'entry.js': 'md5-x', 'server/server.cjs': 'md5-x' } } },
      /is not what was released/,
    ],
    [
      'a file outside of the release',
      { release: { files: { '../../live.json': 'sha384-x', 'entry.js': '', 'server/server.cjs': '' } } },
      /leads out|is not what/,
    ],
    [
      'an unknown guard',
      { release: { pages: [{ id: 'x', path: '/x', layout: 'shop', guard: 'nobody' as never }] } },
      /^mf-a 1\.1\.0: release\.json: pages\.0\.guard: /,
    ],
    [
      'a compressed copy of its own making',
      { release: { files: { 'entry.js': 'x', 'server/server.cjs': 'x', 'entry.js.br': 'x' } } },
      /^mf-a 1\.1\.0: entry\.js\.br would be served in the place of its original$/,
    ],
    ['no entry', { release: { entry: undefined as never } }, /^mf-a 1\.1\.0: release\.json: entry is missing$/],
    ['a description that is no JSON', { description: '{"name": ' }, /^mf-a 1\.1\.0: release\.json is no JSON$/],
    ['a description of nothing', { description: 'null' }, /^mf-a 1\.1\.0: release\.json: Invalid type: /],
  ])('refuses %s, keeps the release before and says why', async (_, options, reason) => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    publish('mf-b', '1.0.0')
    await keep(releases, keys)
    publish('mf-a', '1.1.0', options)
    const { keeper: next, warnings } = await keep(releases, keys)
    expect(versions(next.current())).toEqual(['mf-a 1.0.0', 'mf-b 1.0.0'])
    expect(next.refused().get('mf-a')).toMatch(reason)
    expect(warnings.join()).toMatch(/1\.0\.0 stays/)
  })

  it.each<[string, (keys: { own: crypto.KeyObject; other: crypto.KeyObject }) => string, RegExp]>([
    ['no JSON', () => '{"version": geheim', /^mf-a: live\.json is no JSON$/],
    ['not signed', () => '{"version": "1.0.0"}', /^mf-a: live\.json is not signed$/],
    ['a list', () => '[]', /^mf-a: live\.json is not signed$/],
    ['64 kB of brackets', () => '['.repeat(65_536), /^mf-a: live\.json is no JSON$/],
    [
      'signed by somebody else',
      ({ other }) => signedDeployment('mf-a', { version: '1.0.0' }, other),
      /^mf-a: live\.json: the signature is not its team's$/,
    ],
    [
      'changed after it was signed',
      ({ own }) => signedDeployment('mf-a', { version: '1.0.0' }, own).replace('1.0.0', '0.9.0'),
      /the signature is not its team's$/,
    ],
    [
      'signed for another remote',
      ({ own }) => signedDeployment('mf-b', { version: '1.0.0' }, own),
      /the signature is not its team's$/,
    ],
    [
      'without a version',
      ({ own }) => signedDeployment('mf-a', { at: '2026-11-28T12:00:00.000Z' }, own),
      /^mf-a: live\.json: version is missing$/,
    ],
    [
      'yet to come',
      ({ own }) => withSignature('mf-a', { version: '1.0.0', issued_at: '2999-01-01T00:00:00.000Z' }, own),
      /^mf-a: live\.json is of 2999-01-01T00:00:00\.000Z, which is yet to come$/,
    ],
  ])('keeps the release before when what is deployed is %s, and says why', async (_, live, reason) => {
    const { releases, keys, publish, privateKey: own } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    await keep(releases, keys)
    const { privateKey: other } = crypto.generateKeyPairSync('ed25519')
    fs.writeFileSync(path.join(releases, 'mf-a/live.json'), live({ own, other }))
    const { keeper } = await keep(releases, keys)
    expect(versions(keeper.current())).toEqual(['mf-a 1.0.0'])
    expect(keeper.refused().get('mf-a')).toMatch(reason)
  })

  // a server that was taken over served an older live.json, which was taken for a new deployment
  it('does not go back by an older live.json, also after a restart, but by a new one that names the older release', async () => {
    const { releases, keys, publish, deploy } = aReleaseFolder(folder)
    const live = path.join(releases, 'mf-a/live.json')
    publish('mf-a', '1.0.0')
    const older = fs.readFileSync(live)
    publish('mf-a', '2.0.0')
    await keep(releases, keys)
    fs.writeFileSync(live, older)
    const { keeper } = await keep(releases, keys)
    await until(() => keeper.refused().size > 0)
    expect(versions(keeper.current())).toEqual(['mf-a 2.0.0'])
    expect(keeper.refused().get('mf-a')).toMatch(/^mf-a: live\.json is of .*, older than that of /)
    deploy('mf-a', { version: '1.0.0' })
    await until(() => versions(keeper.current()).join() === 'mf-a 1.0.0')
    await until(() => keeper.refused().size === 0)
  })

  it.each(['2099-01-01T00:00:00.000Z', '2026-11-28T12:00:00.000Z'])(
    'holds a pin against a share that comes with a deployment and is dated %s',
    async (at) => {
      const { releases, keys, publish, deploy } = aReleaseFolder(folder)
      publish('mf-a', '1.0.0')
      await keep(releases, keys)
      const given = { id: 'p1', at: '2026-11-28T11:00:00.000Z', by: 'anna' }
      await writeDecision(folder, 'mf-a', { ...given, kind: 'pin', version: '1.0.0' })
      publish('mf-a', '2.0.0')
      const decision = { id: 'd1', at, by: 'ben', kind: 'canary', share: 100, base: '1.0.0' }
      deploy('mf-a', { version: '2.0.0', decision })
      const { keeper } = await keep(releases, keys)
      expect(keeper.records().get('mf-a')?.deployed).toMatchObject({ version: '2.0.0' })
      expect(versions(keeper.current(0))).toEqual(['mf-a 1.0.0'])
      expect(keeper.records().get('mf-a')?.decision).toMatchObject({ kind: 'pin' })
    },
  )

  it('leaves out a remote of a team whose key it doesn’t have, and names both', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    fs.rmSync(path.join(keys, 'mf-a.public.pem'))
    const { keeper } = await keep(releases, keys)
    expect(versions(keeper.current())).toEqual([])
    expect(keeper.refused().get('mf-a')).toMatch(
      /^mf-a: live\.json: the key of its team can't be read: .*mf-a\.public\.pem/,
    )
  })

  // browsers got whatever the copy held, for a year
  it.each([
    ['.br', 'garbage'],
    ['.br', zlib.brotliCompressSync('evil')],
    ['.br', ''],
    ['.gz', zlib.gzipSync('evil')],
  ])('fetches a release anew where a compressed copy %s holds something else', async (ending, content) => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0', { entry: 'good' })
    await keep(releases, keys)
    const entry = path.join(folder, 'mirror/mf-a/1.0.0/entry.js')
    fs.writeFileSync(`${entry}${ending}`, content)
    await keep(releases, keys)
    expect(zlib.brotliDecompressSync(fs.readFileSync(`${entry}.br`)).toString()).toBe('good')
    expect(fs.existsSync(`${entry}.gz`)).toBe(false)
  })

  it('fetches a release anew whose mirrored copy was damaged', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0', { server: 'good' })
    await keep(releases, keys)
    const mirrored = path.join(folder, 'mirror/mf-a/1.0.0/server/server.cjs')
    fs.writeFileSync(mirrored, 'evil')
    await keep(releases, keys)
    expect(fs.readFileSync(mirrored, 'utf8')).toBe('good')
  })

  it('leaves out a remote without any acceptable release, and the others work', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0', { release: { requires: { ...aShell, contract: '9.0' } } })
    publish('mf-b', '1.0.0')
    const { keeper } = await keep(releases, keys)
    expect(versions(keeper.current())).toEqual(['mf-b 1.0.0'])
  })

  it('gives another build id exactly when a release changes', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    const first = (await keep(releases, keys)).keeper.current().composition.build_id
    const same = (await keep(releases, keys)).keeper.current().composition.build_id
    publish('mf-a', '1.0.1')
    const other = (await keep(releases, keys)).keeper.current().composition.build_id
    expect(same).toBe(first)
    expect(other).not.toBe(first)
  })

  it('goes on with the other remotes while a release takes long', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    publish('mf-b', '1.0.0')
    const never = new Promise<CheckOutcome>(() => {})
    const check = async ({ version }: { version: string }): Promise<CheckOutcome> =>
      version === '2.0.0' ? never : { paths: [], unchecked: undefined }
    const { keeper, changes } = await keep(releases, keys, { check })
    publish('mf-a', '2.0.0')
    publish('mf-b', '1.1.0')
    await until(() => changes.length > 1)
    expect(versions(keeper.current())).toEqual(['mf-a 1.0.0', 'mf-b 1.1.0'])
  })

  it('refuses a release whose page can’t be rendered, and says so once', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    await keep(releases, keys)
    publish('mf-a', '1.1.0')
    const check = async ({ version }: { version: string }): Promise<CheckOutcome> => {
      if (version === '1.1.0') throw new Error('mf-a 1.1.0: / can’t be rendered: boom')
      return { paths: [], unchecked: undefined }
    }
    const { keeper, warnings } = await keep(releases, keys, { check })
    expect(versions(keeper.current())).toEqual(['mf-a 1.0.0'])
    expect(keeper.records().get('mf-a')?.refused).toMatchObject({
      version: '1.1.0',
      reason: expect.stringMatching('boom'),
    })
    expect(warnings).toHaveLength(1)
  })

  it('takes a release whose pages can’t be judged while the API is away, and goes back when they turn out bad', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    await keep(releases, keys)
    publish('mf-a', '1.1.0')
    let apiIsAway = true
    const check = async ({ version }: { version: string }): Promise<CheckOutcome> => {
      if (version !== '1.1.0') return { paths: [], unchecked: undefined }
      if (apiIsAway) return { paths: [], unchecked: 'the API does not answer' }
      throw new Error('boom')
    }
    const { keeper } = await keep(releases, keys, { check })
    expect(versions(keeper.current())).toEqual(['mf-a 1.1.0'])
    apiIsAway = false
    await keeper.checkAgain()
    await until(() => versions(keeper.current()).join() === 'mf-a 1.0.0')
    expect(keeper.records().get('mf-a')?.live).toMatchObject({ version: '1.0.0', cause: 'refusal of the other' })
  })

  it('remembers since when a release is live, and what was before it, also after a restart', async () => {
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    await keep(releases, keys, { now: () => Date.parse('2026-11-01T00:00:00Z') })
    publish('mf-a', '1.1.0')
    await keep(releases, keys, { now: () => Date.parse('2026-11-02T00:00:00Z') })
    const { keeper } = await keep(releases, keys, { now: () => Date.parse('2026-11-03T00:00:00Z') })
    expect(keeper.records().get('mf-a')).toMatchObject({
      live: { version: '1.1.0', since: '2026-11-02T00:00:00.000Z', cause: 'deployment' },
      before: [{ version: '1.0.0', since: '2026-11-01T00:00:00.000Z', until: '2026-11-02T00:00:00.000Z' }],
    })
  })
})

/** Waits for what the composition does by itself. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20))
}
