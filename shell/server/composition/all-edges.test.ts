import type { Plan, SharedState } from '@nimbus/server-kit/releases'
import type { AcceptedRelease } from './accept-release'
import { createAllEdges } from './all-edges'
import type { Fleet } from './fleet/fleet'
import type { ReleaseBook } from './release-book'
import { createSwitchOver } from './switch-over'

const NOW = Date.parse('2026-11-30T10:00:00.000Z')
const plan: Plan = { releases: [{ name: 'mf-a', version: '2' }], candidates: [], missing: [] }
const release = {
  name: 'mf-a',
  version: '2',
  files: {},
  pages: [],
  exposes: {},
  requires: {},
} as unknown as AcceptedRelease

type Found = ReturnType<ReleaseBook['find']>

/** An edge that shows nothing of the others yet, and what it knows of the release that all show. */
function anEdge(state: Partial<SharedState>) {
  let found = { state: 'pending' } as Found
  const switchOver = createSwitchOver([], { onSwitch: () => {}, now: () => NOW, slack: () => 20 })
  const fleet = {
    state: () => state as SharedState,
    now: () => NOW,
    leads: () => false,
    prepared: jest.fn(),
  } as unknown as Fleet
  const edges = createAllEdges({ fleet, switchOver, book: { find: () => found }, shellBuild: 'b' })
  const following = (now: Found): string | undefined => {
    found = now
    edges.follow()
    return edges.behind()
  }
  return { following, switchOver }
}

const begun = (seconds: number) => new Date(NOW - seconds * 1_000).toISOString()
const REFUSED = { state: 'refused', reason: 'mf-a 2: has no signature' } as Found
const PENDING = { state: 'pending' } as Found
const ACCEPTED = { state: 'accepted', release } as Found

describe('createAllEdges', () => {
  // who was slow stayed in service with what no other edge showed any more
  it.each([
    ['shown', { shown: { plan, revision: 2, starts_at: begun(60) }, next: null }],
    ['begun since this edge asked last', { shown: null, next: { plan, revision: 2, starts_at: begun(1) } }],
  ])('is behind while it gets ready what is %s, and not once it shows it', async (_, state) => {
    const { following, switchOver } = anEdge(state)
    expect(following(PENDING)).toBe('what all edges show is not ready here yet')
    expect(following(REFUSED)).toBe('mf-a 2: has no signature')
    expect(following(ACCEPTED)).toBeUndefined()
    await switchOver.moment()
    expect(switchOver.revision()).toBe(2)
    expect(following(ACCEPTED)).toBeUndefined()
  })

  it('is not behind while it gets ready what begins later', () => {
    const { following } = anEdge({ shown: null, next: { plan, revision: 2, starts_at: null } })
    expect(following(PENDING)).toBeUndefined()
  })
})
