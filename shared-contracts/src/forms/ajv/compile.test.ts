import { compileSchema } from './compile'
import { fieldErrors } from './field-errors'

const compile = async (schema: object, onProblem = jest.fn()) => {
  const result = await compileSchema(schema, { onProblem })
  if (!result.ok) throw result.error
  return result.value.validate
}

const property = (schema: object) => ({ type: 'object', properties: { field: schema } })

describe('compileSchema', () => {
  it.each([
    [{ format: 'email' }, 'kunde@example.org', 'nonsense', 'format'],
    [{ format: 'date' }, '2008-02-29', '2007-02-29', 'format'],
    [{ format: 'iban' }, 'de89 3704 0044 0532 0130 00', 'DE89370400440532013001', 'format'],
    [{ format: 'loyalty' }, '6462000123456780', '6462000123456781', 'format'],
    [{ format: 'product' }, '6462000123456780', '79927398713', 'format'],
    [{ type: 'string', dateMinimum: '2026-11-27' }, '2026-11-27', '2026-11-26', 'dateMinimum'],
    [{ type: 'string', dateMinimum: '2026-11-27' }, '', 'nonsense', 'dateMinimum'],
    [{ type: 'string', dateMaximum: '2008-11-27' }, '2008-11-27', '2008-11-28', 'dateMaximum'],
    [{ type: 'integer' }, '01067', '1.5', 'type'],
    [{ type: 'integer' }, 7, -0.5, 'type'],
    [{ minLength: 2 }, 'Ng', 'N', 'minLength'],
    [{ maxLength: 30 }, 'äöüßÄ' + 'a'.repeat(25), 'äöüßÄ' + 'a'.repeat(26), 'maxLength'],
    [{ pattern: "^[\\p{L}\\p{M} '’.-]+$" }, 'Żółć', '1', 'pattern'],
    [{ enum: ['Herr', 'Frau'] }, 'Frau', 'Divers', 'one_of'],
    [{ type: 'array', minItems: 2 }, [], ['a'], 'minItems'],
    [{ type: 'array', maxItems: 1 }, ['a'], ['a', 'b'], 'maxItems'],
  ])('%j takes %j and refuses %j with the message %s', async (schema, good, bad, key) => {
    const validate = await compile(property(schema))
    expect(validate({ field: good })).toBe(true)
    expect(validate({ field: bad })).toBe(false)
    expect(fieldErrors(validate.errors ?? [])).toEqual({ field: key })
  })

  it.each([
    undefined,
    'http://json-schema.org/draft-07/schema',
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft/2020-12/schema',
    'https://example.org/a-draft-of-our-own',
  ])('takes a schema of the draft %s', async ($schema) => {
    const validate = await compile({
      ...($schema && { $schema }),
      ...property({ type: 'string', dateMaximum: '2026-01-01' }),
    })
    expect(validate({ field: '2026-01-01' })).toBe(true)
    expect(validate({ field: '2026-01-02' })).toBe(false)
  })

  it('understands what only 2020-12 has', async () => {
    const $schema = 'https://json-schema.org/draft/2020-12/schema'
    const validate = await compile({
      $schema,
      ...property({ type: 'array', prefixItems: [{ type: 'string' }], items: false }),
    })
    expect(validate({ field: ['a', 'b'] })).toBe(false)
  })

  it('ignores keywords for the interface and unknown formats, and enforces the rest', async () => {
    const onProblem = jest.fn()
    const validate = await compile(
      property({ type: 'string', format: 'klingon', 'x-order': 2, minLength: 2 }),
      onProblem,
    )
    expect(onProblem.mock.calls).toEqual([
      [{ at: '/properties/field/format', problem: 'unknown format', value: 'klingon' }],
    ])
    expect([validate({ field: 'ab' }), validate({ field: 'a' })]).toEqual([true, false])
  })

  it.each(['^\\d+\\-\\d+$', "[A-Z\\']+", '('])('lets the broken pattern %s cost only its own rule', async (pattern) => {
    const onProblem = jest.fn()
    const validate = await compile(property({ type: 'string', pattern, maxLength: 5 }), onProblem)
    expect(onProblem).toHaveBeenCalledTimes(1)
    expect([validate({ field: 'a' }), validate({ field: 'abcdef' })]).toEqual([true, false])
  })

  it('logs a problem once, however often the schema is fetched', async () => {
    expectConsole('warn', /unknown format "once" at \/properties\/field\/format is not enforced/)
    const warn = jest.spyOn(console, 'warn')
    await compileSchema(property({ format: 'once' }))
    await compileSchema(property({ format: 'once' }))
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('takes changed rules under the same $id, which used to be cached or to throw', async () => {
    const lenient = await compile({ $id: 'customer', ...property({ type: 'string', minLength: 2 }) })
    const strict = await compile({ $id: 'customer', ...property({ type: 'string', minLength: 3 }) })
    expect([lenient({ field: 'ab' }), strict({ field: 'ab' })]).toEqual([true, false])
  })

  it.each(['address.json', 'https://example.org/address', '#/$defs/nothing', '#anchor'])(
    'fails as a value for a reference to %s',
    async ($ref) => {
      expect(await compileSchema(property({ allOf: [{ $ref }] }))).toMatchObject({
        ok: false,
        error: { message: 'forms: the validation schema cannot be compiled' },
      })
    },
  )

  // compiling it never came to an end
  it.each([
    ['#', { $ref: '#', required: ['a'] }, '/$ref'],
    [
      '#/$defs/name',
      { $defs: { name: { $ref: '#/$defs/name' } }, $ref: '#/$defs/name', required: ['a'] },
      '/$defs/name/$ref',
    ],
    [
      '#/$defs/one',
      { $defs: { one: { allOf: [{ $ref: '#/$defs/two' }] }, two: { if: { $ref: '#/$defs/one' } } }, required: ['a'] },
      '/$defs/two/if/$ref',
    ],
  ])('lets the reference %s that leads back to itself cost only itself', async (value, schema, at) => {
    const onProblem = jest.fn()
    const validate = await compile(schema, onProblem)
    expect(onProblem).toHaveBeenCalledWith({ at, problem: 'circular reference', value })
    expect([validate({ a: 1 }), validate({})]).toEqual([true, false])
  })
})
