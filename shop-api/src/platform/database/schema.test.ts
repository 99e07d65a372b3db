import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { packageFolder } from '../../kernel/package/package-folder'
import { START_MS } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { openDatabase } from './database'

/** First columns of foreign keys that begin no index of their table. */
const WITHOUT_INDEX = sql`
  select relation.relname || '.' || attribute.attname as name
  from pg_constraint foreign_key
  join pg_class relation on relation.oid = foreign_key.conrelid
  join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum = foreign_key.conkey[1]
  where foreign_key.contype = 'f' and not exists (
    select from pg_index where pg_index.indrelid = relation.oid and pg_index.indkey[0] = foreign_key.conkey[1]
  )`

describe('schema', () => {
  it(
    'has an index for each foreign key, through which deleting one row looks for others',
    async () => {
      const dataDir = await warmDataFolder('shop-schema-')
      const migrationsFolder = join(packageFolder(), 'migrations')
      const database = await openDatabase({ dataDir, migrationsFolder, onError: () => {} })
      const { rows } = (await database.db.execute(WITHOUT_INDEX)) as { rows: { name: string }[] }
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
      expect(rows.map(({ name }) => name)).toEqual([])
    },
    START_MS,
  )
})
