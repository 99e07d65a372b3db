import type { Result } from '../../errors'
import { RULE_CASES, type RuleCase } from '../../testing'
import { compileSchema, type Validator } from '../ajv/compile'
import { fieldErrors } from '../ajv/field-errors'
import { interpretSchema, type InterpretedValidator } from '../interpret'
import { brokenRule } from './apply'
import { rulesOf } from './from-schema'
import { messageKeyOf } from './message'

const schemaOf = ({ schema, required }: RuleCase): object => ({
  type: 'object',
  properties: { field: schema },
  ...(required && { required: ['field'] }),
})

/** The message that the field shows by a validator. */
function verdictOf(
  result: Result<InterpretedValidator | { validate: Validator }, Error>,
  { value }: RuleCase,
): unknown {
  if (!result.ok) throw result.error
  const validate = 'validate' in result.value ? result.value.validate : result.value
  const broken = validate({ field: value }) ? {} : fieldErrors(validate.errors ?? [])
  expect(Object.keys(broken).filter((id) => id !== 'field')).toEqual([])
  return broken.field ?? null
}

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

  it.each(RULE_CASES)('is kept by ajv: $source: $value → $verdict', async (ruleCase) => {
    expect(verdictOf(await compileSchema(schemaOf(ruleCase)), ruleCase)).toBe(ruleCase.verdict)
  })

  it.each(RULE_CASES)('is kept by whoever reads the schema: $source: $value → $verdict', (ruleCase) => {
    expect(verdictOf(interpretSchema(schemaOf(ruleCase)), ruleCase)).toBe(ruleCase.verdict)
  })
})
