import { compileSchema } from '../ajv/compile'
import { fieldErrors } from '../ajv/field-errors'
import { interpretSchema } from './interpret'

const interpret = (schema: object, onProblem = jest.fn()) => {
  const result = interpretSchema(schema, onProblem)
  if (!result.ok) throw result.error
  return result.value
}

const property = (field: object, rest: object = {}): object => ({ ...rest, type: 'object', properties: { field } })
const conditional = (answer: object) => ({
  if: { required: ['a'], properties: { a: answer } },
  then: { required: ['b'] },
})

/** Schemas with values that keep and break them. */
const STRUCTURES: [object, unknown[]][] = [
  [
    { type: 'object', required: ['a'], properties: { a: { type: 'object', required: ['b'] } } },
    [{}, { a: {} }, { a: 1 }, { a: { b: 1 } }, 'a', null, []],
  ],
  [{ properties: { a: { const: true } } }, [{ a: true }, { a: false }, {}, { a: 'true' }]],
  [{ properties: { a: { const: { b: [1] } } } }, [{ a: { b: [1] } }, { a: { b: [2] } }]],
  // the order of the keys decided
  [
    { properties: { a: { const: { b: 1, c: { d: 2, e: 3 } } } } },
    [{ a: { c: { e: 3, d: 2 }, b: 1 } }, { a: { c: { e: 2, d: 3 }, b: 1 } }],
  ],
  [{ properties: { a: { enum: [{ b: 1, c: 2 }] } } }, [{ a: { c: 2, b: 1 } }, { a: { c: 1, b: 2 } }]],
  [conditional({ const: false }), [{ a: false }, { a: true }, {}, { a: false, b: 1 }]],
  [conditional({ enum: ['x', 'y'] }), [{ a: 'x' }, { a: 'z' }, { a: '' }, { a: 'y', b: false }]],
  [
    { if: { properties: { a: { pattern: 'x' } } }, then: { required: ['b'] }, else: { required: ['c'] } },
    [{ a: 'x' }, { a: 'z' }, { a: 'z', c: 1 }, { a: '' }, {}],
  ],
  [{ properties: { a: { not: { pattern: 'x' } } } }, [{ a: 'x' }, { a: '' }, { a: 'y' }]],
  [{ allOf: [{ required: ['a'] }, { properties: { a: { maxLength: 1 } } }] }, [{}, { a: 'ab' }, { a: 'a' }]],
  [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, [{}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }]],
  [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, [{}, { a: 1 }, { a: 1, b: 1 }]],
  [
    {
      properties: {
        a: {
          type: 'array',
          minItems: 2,
          items: { type: 'object', required: ['n'], properties: { n: { maxLength: 1 } } },
        },
      },
    },
    [{ a: [{ n: 'a' }, {}] }, { a: [{ n: 'ab' }] }, { a: 'ab' }, { a: [] }],
  ],
  [{ properties: { a: { items: [{ maxLength: 1 }] } } }, [{ a: ['ab', 'ab'] }, { a: ['a', 'ab'] }]],
  [{ properties: { 'a/b~c': { maxLength: 1 } } }, [{ 'a/b~c': 'ab' }]],
  [
    { properties: { again: { type: 'string', sameAs: 'a' } } },
    [{ a: 'x', again: 'x' }, { a: 'x', again: 'y' }, { again: '' }, { again: 'y' }],
  ],
  [
    { $defs: { zip: { pattern: '^[0-9]{5}$' } }, properties: { a: { $ref: '#/$defs/zip' } } },
    [{ a: '01067' }, { a: '1067' }],
  ],
  [{ definitions: { name: { required: ['a'] } }, allOf: [{ $ref: '#/definitions/name' }] }, [{}, { a: 1 }]],
  [{ properties: { child: { $ref: '#' }, a: { maxLength: 1 } } }, [{ child: { child: { a: 'ab' } } }, { child: {} }]],
  [{ properties: { a: false, b: true } }, [{ a: 1 }, { b: 1 }]],
]

describe('interpretSchema', () => {
  it.each(STRUCTURES)('says of %j what the compiled validator says', async (schema, values) => {
    const compiled = await compileSchema(schema)
    if (!compiled.ok) throw compiled.error
    const read = interpret(schema)
    for (const value of values) {
      const verdicts = [compiled.value.validate, read].map((validate) => ({
        passes: validate(value),
        fields: fieldErrors(validate.errors ?? []),
      }))
      expect([value, verdicts[1]]).toEqual([value, verdicts[0]])
    }
  })

  it.each([
    undefined,
    'http://json-schema.org/draft-07/schema',
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft/2020-12/schema',
  ])('reads a schema of the draft %s (AJV-56)', ($schema) => {
    const validate = interpret(property({ type: 'string', dateMaximum: '2026-01-01' }, { ...($schema && { $schema }) }))
    expect([validate({ field: '2026-01-01' }), validate({ field: '2026-01-02' })]).toEqual([true, false])
  })

  it('understands the lists of 2020-12', () => {
    const validate = interpret(property({ prefixItems: [{ maxLength: 1 }], items: false }))
    expect([validate({ field: ['a'] }), validate({ field: ['ab'] }), validate({ field: ['a', 'b'] })]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each(['^\\d+\\-\\d+$', "[A-Z\\']+", '('])(
    'lets the broken pattern %s cost only its own rule (AJV-53)',
    (pattern) => {
      const onProblem = jest.fn()
      const validate = interpret(property({ type: 'string', pattern, maxLength: 5 }), onProblem)
      expect(onProblem.mock.calls).toEqual([
        [{ at: '/properties/field/pattern', problem: 'broken pattern', value: pattern }],
      ])
      expect([validate({ field: 'a' }), validate({ field: 'abcdef' })]).toEqual([true, false])
    },
  )

  it('ignores keywords for the interface and unknown formats, and logs a format once (AJV-51)', () => {
    expectConsole('warn', /unknown format "romulan" at \/properties\/field\/format is not enforced/)
    const warn = jest.spyOn(console, 'warn')
    const schema = property({ type: 'string', format: 'romulan', 'x-order': 2, minLength: 2 })
    const [once, again] = [interpretSchema(schema), interpretSchema(schema)]
    expect(warn).toHaveBeenCalledTimes(1)
    if (!once.ok || !again.ok) throw new Error('not read')
    expect([once.value({ field: 'ab' }), again.value({ field: 'a' })]).toEqual([true, false])
  })

  it('takes changed rules under the same $id (AJV-55)', () => {
    const [lenient, strict] = [2, 3].map((minLength) => interpret(property({ minLength }, { $id: 'customer' })))
    expect([lenient!({ field: 'ab' }), strict!({ field: 'ab' })]).toEqual([true, false])
  })

  it.each(['address.json', 'https://example.org/address', '#/$defs/nothing', '#anchor'])(
    'fails as a value for a reference to %s',
    ($ref) => {
      expect(interpretSchema(property({ allOf: [{ $ref }] }))).toMatchObject({
        ok: false,
        error: { message: `forms: the reference ${$ref} of a validation schema leads nowhere` },
      })
    },
  )

  // reading it never came to an end
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
    const compiled = await compileSchema(schema, { onProblem })
    if (!compiled.ok) throw compiled.error
    const problem = { at, problem: 'circular reference', value }
    expect(onProblem).toHaveBeenCalledWith(problem)
    for (const validate of [compiled.value.validate, interpret(schema)]) {
      expect([validate({ a: 1 }), validate({})]).toEqual([true, false])
    }
  })

  it('leaves nothing of the last time in its errors', () => {
    const validate = interpret(property({ maxLength: 1 }))
    validate({ field: 'ab' })
    expect(validate.errors).toHaveLength(1)
    validate({ field: 'a' })
    expect(validate.errors).toBeNull()
  })
})
