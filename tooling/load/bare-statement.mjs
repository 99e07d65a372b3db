/**
 * The floor of the database: the same statement again and again for a time, by the library and on the engine that the shop
 * uses. Resolves with statements a second.
 */
export async function bareStatement(databaseUrl, milliseconds) {
  const { query, close } = await (databaseUrl ? postgres(databaseUrl) : pglite())
  const end = performance.now() + milliseconds
  const began = performance.now()
  let count = 0
  while (performance.now() < end) {
    await query()
    count += 1
  }
  const seconds = (performance.now() - began) / 1_000
  await close()
  return count / seconds
}

async function postgres(connectionString) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString })
  await client.connect()
  return { query: () => client.query('select 1'), close: () => client.end() }
}

async function pglite() {
  const { PGlite } = await import('@electric-sql/pglite')
  const client = await PGlite.create()
  return { query: () => client.query('select 1'), close: () => client.close() }
}
