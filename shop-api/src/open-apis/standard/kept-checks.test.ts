import { keptChecks } from '../../platform/database/schema'
import { purge } from '../../platform/housekeeping/purge'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { onEachEngine, START_MS } from '../../testing/engines'
import { createKeptChecks } from './kept-checks'

const ALL = { offset: 0, limit: 100 }
const of = (owner: string, resource = 'geographicAddressValidation') => ({ owner, resource })

onEachEngine((start) => {
  describe('createKeptChecks', () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await aDatabase(start, 'shop-kept-checks-')
    }, START_MS)
    afterAll(() => database.end(), START_MS)

    it('lets the oldest of a key go when there are too many, and none of another', async () => {
      const kept = createKeptChecks(database.db, 2)
      const other = await kept.add(of('other'), { state: 'done' })
      const elsewhere = await kept.add(of('one', 'productOfferingQualification'), { state: 'done' })
      const made = []
      for (let nth = 0; nth < 4; nth += 1) made.push(await kept.add(of('one'), { state: 'done' }))
      expect(await kept.page(of('one'), {}, ALL)).toEqual({ total: 2, shown: made.slice(2) })
      expect(await kept.find(of('one'), made[0]!.id)).toBeUndefined()
      expect(await kept.find(of('other'), other.id)).toEqual(other)
      expect(await kept.find(of('one', 'productOfferingQualification'), elsewhere.id)).toEqual(elsewhere)
    })

    it('tells nobody what another key has asked', async () => {
      const kept = createKeptChecks(database.db)
      const { id } = await kept.add(of('mine'), { state: 'done' })
      expect(await kept.find(of('yours'), id)).toBeUndefined()
      expect(await kept.page(of('yours'), { id: [id] }, ALL)).toEqual({ total: 0, shown: [] })
    })

    it('is without what is older than a day', async () => {
      const kept = createKeptChecks(database.db)
      const { id } = await kept.add(of('late'), { state: 'done' })
      const [row] = await database.db.select().from(keptChecks)
      const after = (hours: number): Date => new Date(row!.created_at.getTime() + hours * 3_600_000)
      await purge(database.db, after(23))
      expect(await kept.find(of('late'), id)).toEqual({ id, state: 'done' })
      await purge(database.db, after(25))
      expect(await kept.find(of('late'), id)).toBeUndefined()
    })
  })
})
