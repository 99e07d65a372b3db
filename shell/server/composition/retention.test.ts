import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { RemoteRecord } from './composition-record'
import { canGo, tidyMirror } from './retention'

const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-11-28T12:00:00Z')
const ago = (days: number): string => new Date(NOW - days * DAY).toISOString()

const given = { id: 'd', at: ago(90), by: 'anna' }
const record: RemoteRecord = {
  live: { version: 'live', since: ago(10), cause: 'deployment' },
  before: [
    { version: 'bad', since: ago(11), until: ago(10), cause: 'deployment', undone: true },
    { version: 'before', since: ago(60), until: ago(11), cause: 'deployment' },
    { version: 'week', since: ago(70), until: ago(7), cause: 'deployment' },
    { version: 'older', since: ago(80), until: ago(60), cause: 'deployment' },
  ],
  deployed: { version: 'deployed' },
  decision: { ...given, kind: 'pin', version: 'pinned' },
  canary: { version: 'canary', share: 10, since: ago(30), requests: 0, failures: 0 },
  checked: [],
}

describe('canGo', () => {
  it.each([
    ['live', 90, false],
    ['before', 90, false],
    ['canary', 90, false],
    ['pinned', 90, false],
    ['deployed', 90, false],
    // exactly seven days ago a tab may have been opened
    ['week', 90, false],
    ['older', 90, true],
    ['bad', 90, true],
    ['never live', 7, false],
    ['never live', 7.01, true],
    // mirrored anew
    ['older', 1, false],
  ])('of %s, mirrored %d days ago, is %s', (version, days, goes) => {
    expect(canGo(record, version, NOW - days * DAY, NOW)).toBe(goes)
  })

  it('keeps the base of a canary', () => {
    const shared: RemoteRecord = { ...record, decision: { ...given, kind: 'canary', share: 10, base: 'older' } }
    expect(canGo(shared, 'older', NOW - 90 * DAY, NOW)).toBe(false)
  })
})

describe('tidyMirror', () => {
  it('removes what can go and what a kill has left, and nothing that is being copied', async () => {
    const mirror = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-mirror-'))
    const old = ['live', 'before', 'older', 'older.a1.unfinished']
    for (const name of [...old, 'live.b2.unfinished'])
      fs.mkdirSync(path.join(mirror, 'mf-a', name), { recursive: true })
    for (const name of old) fs.utimesSync(path.join(mirror, 'mf-a', name), new Date(0), new Date(0))
    await tidyMirror(mirror, new Map([['mf-a', record]]), Date.now())
    expect(fs.readdirSync(path.join(mirror, 'mf-a')).toSorted()).toEqual(['before', 'live', 'live.b2.unfinished'])
    fs.rmSync(mirror, { recursive: true })
  })
})
