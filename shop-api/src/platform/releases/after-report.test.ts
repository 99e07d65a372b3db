import type { EdgeReport, Plan } from '@nimbus/server-kit/releases'
import { afterReport, type Composition, type Heard } from './after-report'

const NOW = Date.parse('2026-11-30T10:00:00.000Z')
const at = (ms: number): Date => new Date(NOW + ms)
const aPlan = (version: string): Plan => ({ releases: [{ name: 'mf-a', version }], candidates: [], missing: [] })

const aComposition = (more: Partial<Composition> = {}): Composition => ({
  id: 1,
  revision: 1,
  leader: 'one',
  leads_until: at(1_900),
  shown: aPlan('1'),
  shown_revision: 1,
  shown_from: at(-60_000),
  next: null,
  next_from: null,
  proposed_at: null,
  record: null,
  record_revision: 0,
  ...more,
})

function heard(edge: string, ms: number, report: Partial<EdgeReport> = {}, othersPrepared: number[] = []): Heard {
  return { edge, now: at(ms), othersPrepared, report: { prepared: 1, counts: [], known_record: 0, ...report } }
}

describe('afterReport', () => {
  it('is the very same while nothing happens', () => {
    const row = aComposition()
    expect(afterReport(row, heard('one', 0, {}, [1]))).toBe(row)
    expect(afterReport(row, heard('two', 0, {}, [1]))).toBe(row)
  })

  it('has the first edge compose, and another one once that is not heard of for two seconds', () => {
    const first = afterReport(aComposition({ leader: null, leads_until: null }), heard('two', 0))
    expect(first).toMatchObject({ leader: 'two', leads_until: at(2_000) })
    expect(afterReport(first, heard('one', 1_999)).leader).toBe('two')
    expect(afterReport(first, heard('one', 2_000)).leader).toBe('one')
  })

  it('shows the first plan at once, since nobody shows anything else', () => {
    const row = aComposition({ revision: 0, shown: null, shown_revision: 0, shown_from: null })
    const after = afterReport(row, heard('one', 0, { proposal: { base: 0, plan: aPlan('1') } }))
    expect(after).toMatchObject({ revision: 1, shown: aPlan('1'), shown_revision: 1, shown_from: at(0), next: null })
  })

  it('dates the next plan once every edge is ready, and shows it from then on', () => {
    const proposed = afterReport(aComposition(), heard('one', 0, { proposal: { base: 1, plan: aPlan('2') } }, [1]))
    expect(proposed).toMatchObject({ revision: 2, shown: aPlan('1'), next: aPlan('2'), next_from: null })
    const half = afterReport(proposed, heard('one', 100, { prepared: 2 }, [1]))
    expect(half.next_from).toBeNull()
    const whole = afterReport(half, heard('two', 200, { prepared: 2 }, [2]))
    expect(whole).toMatchObject({ shown: aPlan('1'), next_from: at(800) })
    expect(afterReport(whole, heard('two', 799, { prepared: 2 }, [2])).shown).toEqual(aPlan('1'))
    expect(afterReport(whole, heard('two', 800, { prepared: 2 }, [2]))).toMatchObject({
      shown: aPlan('2'),
      shown_revision: 2,
      next: null,
      next_from: null,
    })
  })

  it('waits twenty seconds for an edge that does not get ready', () => {
    const row = aComposition({ revision: 2, next: aPlan('2'), proposed_at: at(0), leads_until: at(60_000) })
    expect(afterReport(row, heard('one', 19_999, { prepared: 2 }, [1])).next_from).toBeNull()
    expect(afterReport(row, heard('one', 20_000, { prepared: 2 }, [1])).next_from).toEqual(at(20_600))
  })

  it.each([
    ['an edge that does not lead', 'two', 1, {}],
    ['an edge that has missed a plan', 'one', 0, {}],
    ['anybody while a plan is about to begin', 'one', 2, { revision: 2, next: aPlan('3'), next_from: at(500) }],
  ])('takes no plan of %s', (_, edge, base, more) => {
    const row = aComposition(more)
    const after = afterReport(row, heard(edge, 0, { proposal: { base, plan: aPlan('9') } }))
    expect([after.shown, after.next]).toEqual([row.shown, row.next])
  })

  it('lets a rollback take the place of what edges still prepare', () => {
    const row = aComposition({ revision: 2, next: aPlan('2'), proposed_at: at(-1_000) })
    const after = afterReport(row, heard('one', 0, { proposal: { base: 2, plan: aPlan('0') }, prepared: 2 }, [2]))
    expect(after).toMatchObject({ revision: 3, next: aPlan('0'), next_from: null, proposed_at: at(0) })
  })

  it('has the next edge compose as soon as the one that did ends, and waits for that no more', () => {
    const row = aComposition({ revision: 2, next: aPlan('2'), proposed_at: at(0) })
    const after = afterReport(row, heard('one', 100, { leaving: true }, [2]))
    expect(after).toMatchObject({ leader: null, next_from: at(700) })
    expect(afterReport(after, heard('two', 200, { prepared: 2 })).leader).toBe('two')
  })

  it('keeps the record of the edge that leads', () => {
    expect(afterReport(aComposition(), heard('two', 0, { record: '{}' })).record).toBeNull()
    const after = afterReport(aComposition(), heard('one', 0, { record: '{}' }))
    expect(after).toMatchObject({ record: '{}', record_revision: 1 })
    expect(afterReport(after, heard('one', 0, { record: '{}' })).record_revision).toBe(1)
  })

  // an edge without a mirror, which asked first, had all others show a shop without a remote
  it('has an edge that does not show what all are to show compose only where no other has for ten seconds more', () => {
    const row = aComposition({ leader: null, leads_until: at(0) })
    expect(afterReport(row, heard('new', 9_999, { prepared: 0 })).leader).toBeNull()
    expect(afterReport(row, heard('old', 1, { prepared: 1 })).leader).toBe('old')
    expect(afterReport(row, heard('new', 10_000, { prepared: 0 })).leader).toBe('new')
  })

  it('takes the record that comes with the last word of an edge', () => {
    const after = afterReport(aComposition(), heard('one', 0, { leaving: true, record: '{"remotes":{}}' }))
    expect(after).toMatchObject({ leader: null, record: '{"remotes":{}}', record_revision: 1 })
  })
})
