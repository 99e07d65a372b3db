import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fieldErrors, type SchemaError } from '@nimbus/shared-contracts/forms/ajv'
import { RULE_CASES, type RuleCase } from '@nimbus/shared-contracts/testing'
import { aPayload, Customer, type Answer } from '../../testing/customer'
import { START_MS } from '../../testing/engines'
import { startShop, type Shop } from '../../testing/shop'
import type { Fields, ScopeForm } from '../fields/fields'

/** The form of CONSENTS while a case is tried. */
let mockForm: ScopeForm = { sections: [], fields: {} }

jest.mock('../scopes/scope-forms', () => ({
  ...jest.requireActual<object>('../scopes/scope-forms'),
  formOf: () => mockForm,
}))

const SCOPE = 'CONSENTS'

/** Cases that are the fields of one form: an answer has 60 entries at most. */
const FIELDS = 50

const FORMS = Array.from({ length: Math.ceil(RULE_CASES.length / FIELDS) }, (_, nth) =>
  RULE_CASES.slice(nth * FIELDS, (nth + 1) * FIELDS),
)

const nameOf = (nth: number): string => `field_${nth}`

const fieldsOf = (cases: readonly RuleCase[]): Fields =>
  Object.fromEntries(
    cases.map(({ schema, required }, nth) => [
      `consents.${nameOf(nth)}`,
      { personal: false, rule: { ...schema }, required },
    ]),
  )

const valuesOf = (cases: readonly RuleCase[]) => ({
  consents: Object.fromEntries(cases.map(({ value }, nth) => [nameOf(nth), value])),
})

/** The cases with the verdicts that were given in place of those of the table. */
const judged = (cases: readonly RuleCase[], broken: Record<string, string>): RuleCase[] =>
  cases.map((ruleCase, nth) => ({ ...ruleCase, verdict: broken[`consents.${nameOf(nth)}`] ?? null }))

/** Runs modules where strings can't be evaluated, as in a page under `script-src 'self'`; says each one's errors. */
const RUNNER = `
  import { readFile } from 'node:fs/promises'
  const cases = JSON.parse(await readFile(process.argv[2], 'utf8'))
  const errors = []
  for (const { module, values } of cases) {
    const { default: validate } = await import(module)
    errors.push(validate(values) ? [] : validate.errors)
  }
  try { new Function(''); throw new RangeError('strings can be evaluated here') } catch (error) { if (error instanceof RangeError) throw error }
  process.stdout.write(JSON.stringify(errors))
`

async function runStrictly(
  folder: string,
  cases: readonly { module: string; values: object }[],
): Promise<SchemaError[][]> {
  await writeFile(join(folder, 'runner.mjs'), RUNNER)
  await writeFile(join(folder, 'cases.json'), JSON.stringify(cases))
  const argv = ['--disallow-code-generation-from-strings', join(folder, 'runner.mjs'), join(folder, 'cases.json')]
  const { stdout } = await promisify(execFile)(process.execPath, argv, { maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout) as SchemaError[][]
}

describe('the table of the specification', () => {
  let shop: Shop
  let customer: Customer
  let id: string
  beforeAll(async () => {
    shop = await startShop({ stop: async () => {} }, { limitFactor: 1000 })
    customer = await Customer.arrive(async (call) => {
      const answer = await shop.inject(call)
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    })
    await customer.checkAddress()
    id = String((await customer.initiate(aPayload())).body.temp_order_id)
  }, START_MS)
  afterAll(() => shop.close(), START_MS)

  const save = (cases: readonly RuleCase[]): Promise<Answer> => {
    mockForm = { sections: [], fields: fieldsOf(cases) }
    return customer.save(id, SCOPE, valuesOf(cases))
  }

  /** The address of the compiled validator, as the page is told of it. */
  async function validatorOf(cases: readonly RuleCase[]): Promise<string> {
    mockForm = { sections: [], fields: fieldsOf(cases) }
    const { body } = await customer.form(id, SCOPE)
    return String(body.validator)
  }

  it(
    'is kept by the compiled validators where no string can be evaluated',
    async () => {
      const folder = join(shop.dataDir, 'strict')
      await mkdir(folder)
      const forms: { module: string; values: object }[] = []
      for (const [nth, cases] of FORMS.entries()) {
        const module = join(folder, `${nth}.mjs`)
        const address = await validatorOf(cases)
        await writeFile(module, (await shop.inject({ method: 'GET', url: `/api${address}` })).body)
        forms.push({ module, values: valuesOf(cases) })
      }
      const errors = await runStrictly(folder, forms)
      expect(FORMS.flatMap((cases, nth) => judged(cases, fieldErrors(errors[nth] ?? [])))).toEqual(RULE_CASES)
    },
    START_MS,
  )

  it(
    'is kept by the API when a scope is saved',
    async () => {
      const answered: RuleCase[] = []
      for (const cases of FORMS) {
        const { status, body } = await save(cases)
        const details = status === 422 ? (body.details as { field: string; rule: string }[]) : []
        expect([200, 422]).toContain(status)
        answered.push(...judged(cases, Object.fromEntries(details.map(({ field, rule }) => [field, rule]))))
      }
      expect(answered).toEqual(RULE_CASES)
    },
    START_MS,
  )

  it.each([
    [{ minLength: 2 }, true, '', 'Dieses Feld ist erforderlich'],
    // the library's own is English, and the API speaks to customers
    [{ minLength: 2 }, false, 'a', 'Bitte prüfen Sie Ihre Eingabe.'],
  ])('has a German message where a form has none: %j', async (schema, required, value, message) => {
    const { body } = await save([{ source: '', schema, required, value, verdict: null }])
    expect(body.details).toMatchObject([{ field: `consents.${nameOf(0)}`, message }])
  })
})
