import { sql } from 'drizzle-orm'
import { aDatabase, type TestDatabase } from '../../testing/a-database'
import { onEachEngine, START_MS } from '../../testing/engines'
import { callCounts } from '../database/schema'
import { mailboxOf, mayBeMailed } from './recipient-limit'

onEachEngine((start) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await aDatabase(start, 'shop-recipients-')
  }, START_MS)
  afterAll(() => database.end(), START_MS)

  const limit = { key: Buffer.from('key'), limitFactor: 1 }
  const ask = (email: string, purpose: 'receipt' | 'resume' = 'receipt'): Promise<boolean> =>
    mayBeMailed(database.db, { purpose, email }, limit)

  describe('mayBeMailed', () => {
    it('allows six mails an hour to a mailbox, however its address is written, and counts purposes apart', async () => {
      const spellings = ['ida@beispiel.de', 'Ida@Beispiel.de', 'i.da+1@beispiel.de', 'ida+a+b@beispiel.de']
      const allowed: boolean[] = []
      for (let nth = 0; nth < 8; nth += 1) allowed.push(await ask(spellings[nth % spellings.length]!))
      expect(allowed).toEqual([true, true, true, true, true, true, false, false])
      expect(await ask('ida@beispiel.de', 'resume')).toBe(true)
      expect(await ask('jan@beispiel.de')).toBe(true)
      await database.db.update(callCounts).set({ begun_at: sql`now() - interval '61 minutes'` })
      expect(await ask('ida@beispiel.de')).toBe(true)
    })

    it.each([
      ['ida.b+2@müller.de', 'idab@xn--mller-kva.de'],
      ['IDA@XN--MLLER-KVA.de', 'ida@xn--mller-kva.de'],
      ['i..d.a@beispiel.de', 'ida@beispiel.de'],
    ])('takes %s as the mailbox %s', (email, mailbox) => {
      expect(mailboxOf(email)).toBe(mailbox)
    })

    it('keeps no address', async () => {
      await ask('unverwechselbar@beispiel.de')
      expect(JSON.stringify(await database.db.select().from(callCounts))).not.toContain('beispiel')
    })
  })
})
