import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { RemoteRecord } from './composition-record'
import { writeDecision } from './decision'
import { releaseChanges, type ReleaseChange } from './release-changes'
import { aReleaseFolder } from '../testing/a-release'
import { keptCompositions } from '../testing/kept-compositions'

const AT = '2026-11-28T12:00:00.000Z'
const given = { id: 'd1', at: AT, by: 'anna' }
const counted = { since: AT, requests: 0, failures: 0 }

const aRecord = (record: Partial<RemoteRecord> = {}): RemoteRecord => ({
  before: [],
  checked: [],
  live: { version: '1.0.0', since: AT, by: 'ben', cause: 'deployment' },
  ...record,
})

/** Version 2 for a tenth of the visitors, as Anna has decided. */
const shared = aRecord({
  decision: { ...given, kind: 'canary', share: 10, base: '1.0.0', version: '2.0.0' },
  canary: { version: '2.0.0', share: 10, by: 'anna', ...counted },
})

/** Name, records before and after, what is said. */
const CHANGES: [string, RemoteRecord, RemoteRecord, Omit<ReleaseChange, 'remote'>[]][] = [
  ['nothing', aRecord(), aRecord(), []],
  ['more requests of a canary', shared, { ...shared, canary: { ...shared.canary!, requests: 9 } }, []],
  [
    'a deployment',
    aRecord(),
    aRecord({ live: { version: '2.0.0', since: AT, by: 'cem', cause: 'deployment' } }),
    [{ says: 'a release is live', version: '2.0.0', before: '1.0.0', cause: 'deployment', by: 'cem' }],
  ],
  [
    'a rollback',
    aRecord({ live: { version: '2.0.0', since: AT, by: 'cem', cause: 'deployment' } }),
    aRecord({
      decision: { ...given, kind: 'hold', version: '1.0.0', cause: 'rollback' },
      live: { version: '1.0.0', since: AT, by: 'anna', cause: 'rollback' },
    }),
    [
      { says: 'a release is held until the next deployment', version: '1.0.0', cause: 'rollback', by: 'anna' },
      { says: 'a release is live', version: '1.0.0', before: '2.0.0', cause: 'rollback', by: 'anna' },
    ],
  ],
  [
    'a pin to what is live',
    aRecord(),
    aRecord({ decision: { ...given, kind: 'pin', version: '1.0.0' } }),
    [{ says: 'a release is pinned', version: '1.0.0', by: 'anna' }],
  ],
  [
    'the end of a pin',
    aRecord({ decision: { ...given, id: 'd0', kind: 'pin', version: '1.0.0' } }),
    aRecord({ decision: { ...given, kind: 'follow' } }),
    [{ says: 'what is deployed is followed', by: 'anna' }],
  ],
  [
    'a canary',
    aRecord(),
    shared,
    [
      { says: 'a share is decided', version: '2.0.0', share: 10, by: 'anna' },
      { says: 'a release is shared out', version: '2.0.0', share: 10, by: 'anna' },
    ],
  ],
  [
    'its promotion',
    shared,
    aRecord({
      decision: { ...given, id: 'd2', by: 'ben', kind: 'hold', version: '2.0.0', cause: 'promotion' },
      live: { version: '2.0.0', since: AT, by: 'ben', cause: 'promotion' },
    }),
    [
      { says: 'a release is held until the next deployment', version: '2.0.0', cause: 'promotion', by: 'ben' },
      { says: 'a release is live', version: '2.0.0', before: '1.0.0', cause: 'promotion', by: 'ben' },
      { says: 'a share has ended', version: '2.0.0', cause: 'it is live', by: 'ben' },
    ],
  ],
  [
    'its end by a decision',
    shared,
    aRecord({ decision: { ...given, id: 'd2', by: 'ben', kind: 'hold', version: '1.0.0', cause: 'canary ended' } }),
    [
      { says: 'a release is held until the next deployment', version: '1.0.0', cause: 'canary ended', by: 'ben' },
      { says: 'a share has ended', version: '2.0.0', cause: 'a decision', by: 'ben' },
    ],
  ],
  [
    'its end by itself',
    shared,
    aRecord({
      decision: shared.decision,
      wentBack: { version: '2.0.0', reason: '9 of 20 failed', at: AT, decision: 'd1', candidate: '2.0.0' },
    }),
    [{ says: 'a share has ended', version: '2.0.0', cause: '9 of 20 failed' }],
  ],
  [
    'another deployment in its place',
    shared,
    { ...shared, canary: { version: '3.0.0', share: 10, by: 'cem', ...counted } },
    [
      { says: 'a share has ended', version: '2.0.0', cause: 'another deployment' },
      { says: 'a release is shared out', version: '3.0.0', share: 10, by: 'cem' },
    ],
  ],
]

describe('releaseChanges', () => {
  it.each(CHANGES)('says of %s what visitors get by it, and by whom', (_, before, after, changes) => {
    expect(releaseChanges('mf-a', before, after)).toEqual(changes.map((change) => ({ ...change, remote: 'mf-a' })))
  })
})

describe('a composition', () => {
  it('tells of what changes while it runs, once, and after a restart of nothing that it had told', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-changes-'))
    const { keep, closeAll } = keptCompositions(folder)
    const { releases, keys, publish } = aReleaseFolder(folder)
    publish('mf-a', '1.0.0')
    await writeDecision(folder, 'mf-a', { ...given, kind: 'pin', version: '1.0.0' })
    const told: ReleaseChange[] = []
    const onReleaseChange = (change: ReleaseChange): void => void told.push(change)
    await keep(releases, keys, { onReleaseChange })
    expect(told).toEqual([
      { says: 'a release is pinned', remote: 'mf-a', version: '1.0.0', by: 'anna' },
      { says: 'a release is live', remote: 'mf-a', version: '1.0.0', before: undefined, cause: 'pin', by: 'anna' },
    ])
    await keep(releases, keys, { onReleaseChange })
    await closeAll()
    expect(told).toHaveLength(2)
    fs.rmSync(folder, { recursive: true })
  })
})
