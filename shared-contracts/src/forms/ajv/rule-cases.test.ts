import { RULE_CASES, type RuleCase } from '../../testing'
import { compileSchema } from './compile'
import { fieldErrors } from './field-errors'

const schemaOf = ({ schema, required }: RuleCase): object => ({
  type: 'object',
  properties: { field: schema },
  ...(required && { required: ['field'] }),
})

describe('the table of the specification', () => {
  it('has at least 120 cases, none of them twice', () => {
    const cases = RULE_CASES.map(({ schema, required, value }) =>
      JSON.stringify([schema, required, value ?? String(value)]),
    )
    expect(new Set(cases).size).toBe(cases.length)
    expect(cases.length).toBeGreaterThanOrEqual(120)
  })

  it.each(RULE_CASES)('is kept by a compiled validator: $source: $value → $verdict', async (ruleCase) => {
    const compiled = await compileSchema(schemaOf(ruleCase))
    if (!compiled.ok) throw compiled.error
    const { validate } = compiled.value
    const broken = validate({ field: ruleCase.value }) ? {} : fieldErrors(validate.errors ?? [])
    expect(broken).toEqual(ruleCase.verdict === null ? {} : { field: ruleCase.verdict })
  })
})
