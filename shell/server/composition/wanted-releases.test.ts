import type { Decision } from '@nimbus/server-kit/releases'
import { deploymentId, type Deployment } from './deployment'
import { laterDecision, wantedReleases } from './wanted-releases'

const given = { id: 'd1', at: '2026-11-28T12:00:00.000Z', by: 'anna' }
const bad: Deployment = { version: '3', at: '2026-11-28T11:00:00.000Z', by: 'ben' }
const again: Deployment = { version: '3', at: '2026-11-28T13:00:00.000Z', by: 'ben' }
const next: Deployment = { version: '4', at: '2026-11-28T13:00:00.000Z', by: 'ben' }

const rolledBack: Decision = { ...given, kind: 'hold', version: '2', cause: 'rollback', aside: deploymentId(bad) }
const pinned: Decision = { ...given, kind: 'pin', version: '1' }
const canary: Decision = { ...given, kind: 'canary', share: 10, base: '3', aside: deploymentId(bad) }
const canaryOfOld: Decision = { ...canary, version: '2' }

describe('wantedReleases', () => {
  it.each<[string, Deployment | undefined, Decision | undefined, string | undefined, string | undefined]>([
    ['follows what is deployed', bad, undefined, '3', undefined],
    ['follows it again after a pin', bad, { ...given, kind: 'follow' }, '3', undefined],
    ['doesn’t take a release again that was rolled back', bad, rolledBack, '2', undefined],
    ['stays rolled back while nobody knows what is deployed', undefined, rolledBack, '2', undefined],
    ['takes the next deployment after a rollback', next, rolledBack, '4', undefined],
    ['takes the same release when it is deployed again', again, rolledBack, '3', undefined],
    ['keeps a pinned release whatever is deployed', next, pinned, '1', undefined],
    ['gives the next deployment to a share', next, canary, '3', '4'],
    ['has no canary before the next deployment', bad, canary, '3', undefined],
    ['gives a named release to a share', bad, canaryOfOld, '3', '2'],
    ['gives the next deployment in place of the named one', next, canaryOfOld, '3', '4'],
  ])('%s', (_, deployed, decision, live, candidate) => {
    const wanted = wantedReleases(deployed, decision)
    expect([wanted.live, wanted.candidate?.version]).toEqual([live, candidate])
  })

  it.each<[string, Deployment, string | undefined]>([
    ['not again', next, undefined],
    ['again when it is deployed again', { ...next, at: '2026-11-28T14:00:00.000Z' }, '4'],
    ['not in the way of another one', { ...next, version: '5' }, '5'],
  ])('gives a release that went back by itself %s', (_, deployed, candidate) => {
    const givenUp = { decision: 'd1', candidate: deploymentId(next) }
    expect(wantedReleases(deployed, canary, givenUp).candidate?.version).toBe(candidate)
  })

  it('gives it to a share again after another decision', () => {
    const givenUp = { decision: 'd0', candidate: deploymentId(next) }
    expect(wantedReleases(next, canary, givenUp).candidate).toMatchObject({ version: '4', share: 10, by: 'ben' })
  })
})

describe('laterDecision', () => {
  const share: Decision = { ...given, id: 'd2', kind: 'canary', share: 10, base: '2' }
  const dated = (at: string, deployment: Deployment = next): Deployment => ({
    ...deployment,
    decision: { ...share, at },
  })
  const early = '2026-11-28T10:00:00.000Z'
  const late = '2099-01-01T00:00:00.000Z'

  it.each<[string, Decision | undefined, Deployment | undefined, string | undefined]>([
    ['of nobody is none', undefined, next, undefined],
    ['of operators counts alone', rolledBack, next, 'hold'],
    ['that comes with a deployment counts alone', undefined, dated(early), 'canary'],
    ['of operators counts where it is later', rolledBack, dated(early), 'hold'],
    ['that comes with a later deployment counts', rolledBack, dated(late), 'canary'],
    // a share that was dated 2099 used to end a pin
    ['with a deployment never ends a pin', pinned, dated(late), 'pin'],
    ['with a deployment doesn’t bring it back after a rollback', rolledBack, dated(late, bad), 'hold'],
  ])('%s', (_, decided, deployed, kind) => {
    expect(laterDecision(decided, deployed)?.kind).toBe(kind)
  })
})
