import { releasesBefore, withLive, type RemoteRecord } from './composition-record'

/** A remote whose releases went live one after the other; "-2" rolls back to 2. */
function after(...steps: string[]): RemoteRecord {
  return steps.reduce<RemoteRecord>(
    (record, step, index) => {
      const undone = step.startsWith('-')
      const since = new Date(index * 60_000).toISOString()
      const live = { version: step.replace('-', ''), since, cause: undone ? 'rollback' : 'deployment' } as const
      return withLive(record, live, undone)
    },
    { before: [], checked: [] },
  )
}

describe('releasesBefore', () => {
  it.each<[string[], string[]]>([
    [['1'], []],
    [
      ['1', '2', '3'],
      ['2', '1'],
    ],
    // a second rollback goes further, not back to what the first one left
    [['1', '2', '3', '-2'], ['1']],
    [['1', '2', '3', '-2', '-1'], []],
    [
      ['1', '2', '3', '-2', '4'],
      ['2', '1'],
    ],
    // deployed again, and live again
    [
      ['1', '2', '-1', '2', '3'],
      ['2', '1'],
    ],
  ])('after %j are %j', (steps, before) => {
    expect(releasesBefore(after(...steps))).toEqual(before)
  })
})

describe('withLive', () => {
  it('remembers from when until when a release was live, of the last twenty', () => {
    expect(after('1', '2').before).toEqual([
      { version: '1', since: '1970-01-01T00:00:00.000Z', until: '1970-01-01T00:01:00.000Z', cause: 'deployment' },
    ])
    const many = Array.from({ length: 30 }, (_, index) => String(index))
    expect(after(...many).before).toHaveLength(20)
  })
})
