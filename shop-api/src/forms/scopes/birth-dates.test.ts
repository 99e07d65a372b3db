import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'

/** What a form makes of birth dates and clocks; the same everywhere, as its days are text (FRM-43). */
const PROGRAM = `
  import { formatGermanDate } from '@nimbus/shared-contracts/dates'
  import { isAdult, tidyText } from '@nimbus/shared-contracts/forms/rules'
  import { dayOf } from '@nimbus/server-kit/clock'
  import { checkValues } from './src/forms/validation/check-values'
  import { formOf } from './src/forms/scopes/scope-forms'

  const cases = JSON.parse(process.argv[2])
  const answers = cases.map(async ([typed, instant]) => {
    const today = dayOf(new Date(instant))
    const payload = tidyText(typed, { id: 'customer.birth_date', type: 'date' })
    const form = formOf('CUSTOMER', { today, tariff: { properties: {} }, checkData: null })
    const problems = await checkValues(form.fields, { customer: { birth_date: payload } })
    const rule = problems.find(({ field }) => field === 'customer.birth_date')?.rule ?? null
    return { payload, read: formatGermanDate(payload), adult: isAdult(payload, today), rule }
  })
  const answered = await Promise.all(answers)
  process.stdout.write(JSON.stringify({ offset: new Date('2026-01-15T12:00:00Z').getTimezoneOffset(), answered }))
`

interface Answer {
  payload: string
  read: string
  adult: boolean
  rule: string | null
}

/** Typed, the shop's clock, and what follows. Midnight in Berlin is another day in each of the zones. */
const CASES: [typed: string, instant: string, answer: Answer][] = [
  ['26.10.2008', '2026-10-26T12:00:00Z', { payload: '2008-10-26', read: '26.10.2008', adult: true, rule: null }],
  [
    '26.10.2008',
    '2026-10-25T22:59:59Z',
    { payload: '2008-10-26', read: '26.10.2008', adult: false, rule: 'dateMaximum' },
  ],
  ['26.10.2008', '2026-10-25T23:00:00Z', { payload: '2008-10-26', read: '26.10.2008', adult: true, rule: null }],
  // summer time in Berlin
  ['30.03.2008', '2026-03-29T22:00:00Z', { payload: '2008-03-30', read: '30.03.2008', adult: true, rule: null }],
  [
    '30.03.2008',
    '2026-03-29T21:59:59Z',
    { payload: '2008-03-30', read: '30.03.2008', adult: false, rule: 'dateMaximum' },
  ],
  // born on 29 February: of age on 1 March where there is no such day (BGB §§ 187, 188)
  [
    '29.02.2008',
    '2026-02-28T12:00:00Z',
    { payload: '2008-02-29', read: '29.02.2008', adult: false, rule: 'dateMaximum' },
  ],
  ['29.02.2008', '2026-03-01T12:00:00Z', { payload: '2008-02-29', read: '29.02.2008', adult: true, rule: null }],
  ['1. 1. 1990', '2026-11-27T12:00:00Z', { payload: '1990-01-01', read: '01.01.1990', adult: true, rule: null }],
]

describe('a birth date', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'birth-dates-'))
    await build({
      stdin: { contents: PROGRAM, resolveDir: join(__dirname, '../../..'), loader: 'ts' },
      outfile: join(folder, 'program.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    })
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['Europe/Berlin', -60],
    ['America/Los_Angeles', 480],
    ['Pacific/Auckland', -780],
    ['Pacific/Kiritimati', -840],
  ])('is the same day and the same age in %s (FRM-43)', async (TZ, offset) => {
    const argv = [join(folder, 'program.mjs'), JSON.stringify(CASES.map(([typed, at]) => [typed, at]))]
    const { stdout } = await promisify(execFile)(process.execPath, argv, { env: { ...process.env, TZ } })
    expect(JSON.parse(stdout)).toEqual({ offset, answered: CASES.map(([, , answer]) => answer) })
  })
})
