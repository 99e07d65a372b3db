import { RULE_CASES } from '../../testing'
import { compileSchema } from '../ajv/compile'
import { fieldErrors } from '../ajv/field-errors'
import { brokenRule } from './apply'
import { rulesOf } from './from-schema'
import { messageKeyOf } from './message'

describe('the table of the specification', () => {
  it('has at least 120 cases, none of them twice', () => {
    const cases = RULE_CASES.map(({ schema, required, value }) =>
      JSON.stringify([schema, required, value ?? String(value)]),
    )
    expect(new Set(cases).size).toBe(cases.length)
    expect(cases.length).toBeGreaterThanOrEqual(120)
  })

  it.each(RULE_CASES)(
    'is kept by the rule functions: $source: $value → $verdict',
    ({ schema, required, value, verdict }) => {
      const broken = brokenRule(value, rulesOf(schema, { required }))
      expect(broken ? messageKeyOf(broken.name) : null).toBe(verdict)
    },
  )

  it.each(RULE_CASES)('is kept by ajv: $source: $value → $verdict', async ({ schema, required, value, verdict }) => {
    const result = await compileSchema({
      type: 'object',
      properties: { field: schema },
      ...(required && { required: ['field'] }),
    })
    if (!result.ok) throw result.error
    const { validate } = result.value
    const broken = validate({ field: value }) ? {} : fieldErrors(validate.errors ?? [])
    expect(broken).toEqual(verdict === null ? {} : { field: verdict })
  })
})
