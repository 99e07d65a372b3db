import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withValue, type FormValues } from '@nimbus/shared-contracts/forms'
import { getTableName, type Table } from 'drizzle-orm'
import { wordsOf } from '../../forms/fields/personal'
import { packageFolder } from '../../kernel/package/package-folder'
import * as schema from '../../platform/database/schema'
import { loggedLine } from '../../testing/logged-line'
import { orderFields } from './declared-fields'
import { HELD } from './held-data'

const TABLES: Readonly<Record<string, unknown>> = schema

const SECRET = 'Katharina'

describe('personalFields', () => {
  const declared = Object.entries(orderFields()).flatMap(([id, { personal }]) => (personal ? [id] : []))

  it.each(declared)('keep %s out of the log, alone and in a body', (id) => {
    const values = withValue({}, id, SECRET)
    const [group = ''] = id.split('.')
    for (const line of [values, { body: { values } }, values[group] as FormValues])
      expect(loggedLine(line)).not.toContain(SECRET)
  })

  it('are those of calls and columns too', () => {
    const fields = [
      'address_key',
      'answer',
      'contract',
      'identity',
      'reason',
      'street',
      'streetNr',
      'q',
      'recipient',
      'sealed_iban',
    ]
    for (const field of fields)
      expect([field, loggedLine({ call: { [field]: SECRET } })]).toEqual([field, expect.not.stringContaining(SECRET)])
    expect(loggedLine({ contents: { name: SECRET } })).not.toContain(SECRET)
  })

  it('leave what is not personal', () => {
    expect(
      loggedLine({ delivery: { sim_type: 'ESIM' }, contents: { type: 'ordinary' }, kind: 'order-received' }),
    ).toMatch(/"sim_type":"ESIM".*"kind":"order-received"/)
  })
})

describe('docs/personal-data.md', () => {
  const page = readFileSync(join(packageFolder(), '../docs/personal-data.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('|'))

  it.each(Object.entries(HELD))('says of %s how long it is kept, or nothing where it holds nothing', (name, held) => {
    const table = `\`${getTableName(TABLES[name] as Table)}\``
    const told = rows.filter((row) => row.includes(table))
    const asDeclared = held ? told.some((row) => row.includes(held.kept)) : told.length === 0
    expect([name, asDeclared, told]).toEqual([name, true, told])
  })

  it('names every kind of personal data that goes from a reduced order, and every one that stays', () => {
    const listed = (words: string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
    expect(page).toContain(`${listed(wordsOf({ stays: false }))} go; ${listed(wordsOf({ stays: true }))} stay`)
  })
})
