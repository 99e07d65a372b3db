import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { EdgeReport, SharedState } from '@nimbus/server-kit/releases'
import { createFleet } from './fleet'
import type { FleetLink } from './fleet-link'

let folder: string
beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-fleet-'))))
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const aState = (more: Partial<SharedState> = {}): SharedState => ({
  now: '2026-11-30T10:00:00.000Z',
  leads: true,
  revision: 1,
  shown: { revision: 1, plan: { releases: [], candidates: [], missing: [] }, starts_at: '2026-11-30T09:00:00.000Z' },
  next: null,
  decisions: [],
  record_revision: 4,
  record: '{"remotes":{}}',
  counts: [],
  addresses: ['http://edge-2:3000'],
  ...more,
})

/** A database that answers with this, or not at all. */
function aLink(answer: () => SharedState): FleetLink & { reports: EdgeReport[] } {
  const reports: EdgeReport[] = []
  return {
    reports,
    async sync(_edge, report) {
      reports.push(report)
      return answer()
    },
    decide: async () => ({ taken: true, replaced: null }),
  }
}

async function aFleet(link: FleetLink) {
  const warned: string[] = []
  const fleet = createFleet({ link, dataDir: folder, warn: (message) => warned.push(message) })
  await fleet.begin(() => {})
  return { fleet, warned }
}

const away = (): never => {
  throw new Error('fetch failed')
}

describe('createFleet', () => {
  it('starts from its copy without the database, also for the addresses of others, and composes for nobody', async () => {
    const { fleet } = await aFleet(aLink(() => aState()))
    expect([fleet.origin(), fleet.leads()]).toEqual(['database', true])
    await fleet.close()
    const { fleet: again, warned } = await aFleet(aLink(away))
    expect([again.origin(), again.leads(), again.state()?.revision]).toEqual(['kept copy', false, 1])
    expect(again.addresses()).toEqual(['http://edge-2:3000'])
    expect(warned).toEqual(["releases: the database can't be asked; this edge starts from its copy"])
    await again.close()
  })

  it.each([
    ['none', undefined],
    ['one that was cut off', '{"revision":'],
    ['one of another version', '{"revision":"seven"}'],
  ])('starts from the sources where its copy is %s', async (_, copy) => {
    fs.mkdirSync(path.join(folder, 'composition'))
    if (copy !== undefined) fs.writeFileSync(path.join(folder, 'composition/shared.json'), copy)
    const { fleet } = await aFleet(aLink(away))
    expect([fleet.origin(), fleet.state()]).toEqual(['sources', undefined])
    await fleet.close()
  })

  it('asks for the record once, and for that of a database that was restored', async () => {
    let state = aState()
    const link = aLink(() => state)
    const { fleet } = await aFleet(link)
    state = aState({ record: null })
    await fleet.propose({ releases: [], candidates: [], missing: [] })
    expect(link.reports.at(-1)).toMatchObject({ known_record: 4, proposal: { base: 1 } })
    expect(fleet.state()?.record).toBe('{"remotes":{}}')
    state = aState({ record: null, record_revision: 0, revision: 0, shown: null })
    await fleet.propose({ releases: [], candidates: [], missing: [] })
    expect(fleet.state()?.record).toBeNull()
    await fleet.close()
  })

  it('says at its end that nobody has to wait for it', async () => {
    const link = aLink(() => aState())
    const { fleet } = await aFleet(link)
    await fleet.close()
    expect(link.reports.map(({ leaving }) => leaving)).toEqual([undefined, true])
  })

  it('proposes nothing and hands in no record while another edge composes', async () => {
    const link = aLink(() => aState({ leads: false }))
    const { fleet } = await aFleet(link)
    fleet.record('{}')
    await fleet.propose({ releases: [], candidates: [], missing: [] })
    expect(link.reports.at(-1)).not.toHaveProperty('proposal')
    expect(link.reports.at(-1)).not.toHaveProperty('record')
    await fleet.close()
  })
})
