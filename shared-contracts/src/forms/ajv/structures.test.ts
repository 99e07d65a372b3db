import { compileSchema } from './compile'
import { fieldErrors } from './field-errors'

const conditional = (answer: object) => ({
  if: { required: ['a'], properties: { a: answer } },
  then: { required: ['b'] },
})

/** Fields and the messages that they show; null for values that keep the schema. */
type Broken = Record<string, string> | null

/** What of JSON Schema surrounds the rules of a field, with values and what of them is broken. */
const STRUCTURES: [schema: object, cases: [value: unknown, broken: Broken][]][] = [
  [
    { type: 'object', required: ['a'], properties: { a: { type: 'object', required: ['b'] } } },
    [
      [{}, { a: 'required' }],
      [{ a: {} }, { 'a.b': 'required' }],
      [{ a: 1 }, { a: 'type' }],
      [{ a: { b: 1 } }, null],
      ['a', { '': 'type' }],
      [null, { '': 'type' }],
      [[], { '': 'type' }],
    ],
  ],
  [
    { properties: { a: { const: true } } },
    [
      [{ a: true }, null],
      [{ a: false }, { a: 'const' }],
      [{}, null],
      [{ a: 'true' }, { a: 'const' }],
    ],
  ],
  // the order of the keys decided
  [
    { properties: { a: { const: { b: [1], c: { d: 2, e: 3 } } } } },
    [
      [{ a: { c: { e: 3, d: 2 }, b: [1] } }, null],
      [{ a: { c: { e: 2, d: 3 }, b: [1] } }, { a: 'const' }],
      [{ a: { c: { e: 3, d: 2 }, b: [2] } }, { a: 'const' }],
    ],
  ],
  [
    { properties: { a: { enum: [{ b: 1, c: 2 }] } } },
    [
      [{ a: { c: 2, b: 1 } }, null],
      [{ a: { c: 1, b: 2 } }, { a: 'one_of' }],
    ],
  ],
  [
    conditional({ const: false }),
    [
      [{ a: false }, { b: 'required' }],
      [{ a: true }, null],
      [{}, null],
      [{ a: false, b: 1 }, null],
    ],
  ],
  [
    conditional({ enum: ['x', 'y'] }),
    [
      [{ a: 'x' }, { b: 'required' }],
      [{ a: 'z' }, null],
      [{ a: '' }, null],
      [{ a: 'y', b: false }, { b: 'required' }],
    ],
  ],
  [
    { if: { properties: { a: { pattern: 'x' } } }, then: { required: ['b'] }, else: { required: ['c'] } },
    [
      [{ a: 'x' }, { b: 'required' }],
      [{ a: 'z' }, { c: 'required' }],
      [{ a: 'z', c: 1 }, null],
      [{ a: '' }, { c: 'required' }],
      [{}, { b: 'required' }],
    ],
  ],
  // `not` and a choice of which both are kept name no field
  [
    { properties: { a: { not: { pattern: 'x' } } } },
    [
      [{ a: 'x' }, {}],
      [{ a: '' }, null],
      [{ a: 'y' }, null],
    ],
  ],
  [
    { allOf: [{ required: ['a'] }, { properties: { a: { maxLength: 1 } } }] },
    [
      [{}, { a: 'required' }],
      [{ a: 'ab' }, { a: 'maxLength' }],
      [{ a: 'a' }, null],
    ],
  ],
  [
    { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    [
      [{}, { a: 'required', b: 'required' }],
      [{ a: 1 }, null],
      [{ b: 1 }, null],
      [{ a: 1, b: 1 }, null],
    ],
  ],
  [
    { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    [
      [{}, { a: 'required', b: 'required' }],
      [{ a: 1 }, null],
      [{ a: 1, b: 1 }, {}],
    ],
  ],
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
    [
      [{ a: [{ n: 'a' }, {}] }, { 'a.1.n': 'required' }],
      [{ a: [{ n: 'ab' }] }, { a: 'minItems', 'a.0.n': 'maxLength' }],
      [{ a: 'ab' }, { a: 'minItems' }],
      [{ a: [] }, null],
    ],
  ],
  [
    { properties: { a: { items: [{ maxLength: 1 }] } } },
    [
      [{ a: ['ab', 'ab'] }, { 'a.0': 'maxLength' }],
      [{ a: ['a', 'ab'] }, null],
    ],
  ],
  [{ properties: { 'a/b~c': { maxLength: 1 } } }, [[{ 'a/b~c': 'ab' }, { 'a/b~c': 'maxLength' }]]],
  [
    { properties: { again: { type: 'string', sameAs: 'a' } } },
    [
      [{ a: 'x', again: 'x' }, null],
      [{ a: 'x', again: 'y' }, { again: 'sameAs' }],
      [{ again: '' }, null],
      [{ again: 'y' }, { again: 'sameAs' }],
    ],
  ],
  [
    { $defs: { zip: { pattern: '^[0-9]{5}$' } }, properties: { a: { $ref: '#/$defs/zip' } } },
    [
      [{ a: '01067' }, null],
      [{ a: '1067' }, { a: 'pattern' }],
    ],
  ],
  [
    { definitions: { name: { required: ['a'] } }, allOf: [{ $ref: '#/definitions/name' }] },
    [
      [{}, { a: 'required' }],
      [{ a: 1 }, null],
    ],
  ],
  [
    { properties: { child: { $ref: '#' }, a: { maxLength: 1 } } },
    [
      [{ child: { child: { a: 'ab' } } }, { 'child.child.a': 'maxLength' }],
      [{ child: {} }, null],
    ],
  ],
  [
    { properties: { a: false, b: true } },
    [
      [{ a: 1 }, { a: 'false schema' }],
      [{ b: 1 }, null],
    ],
  ],
]

describe('a compiled validator', () => {
  it.each(STRUCTURES)('of %j breaks what its values break', async (schema, cases) => {
    const compiled = await compileSchema(schema)
    if (!compiled.ok) throw compiled.error
    const { validate } = compiled.value
    const verdicts = cases.map(([value]) => [value, validate(value) ? null : fieldErrors(validate.errors ?? [])])
    expect(verdicts).toEqual(cases)
  })

  it('leaves nothing of the last time in its errors', async () => {
    const compiled = await compileSchema({ properties: { a: { maxLength: 1 } } })
    if (!compiled.ok) throw compiled.error
    const { validate } = compiled.value
    validate({ a: 'ab' })
    expect(validate.errors).toHaveLength(1)
    validate({ a: 'a' })
    expect(validate.errors).toBeNull()
  })
})
