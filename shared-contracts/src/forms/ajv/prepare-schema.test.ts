import { prepareSchema } from './prepare-schema'

describe('prepareSchema', () => {
  it('leaves out unknown formats and broken patterns at every depth and says where', () => {
    const { schema, problems } = prepareSchema({
      properties: { a: { type: 'array', items: { format: 'klingon', minLength: 1 } } },
      allOf: [{ then: { properties: { b: { pattern: '\\-' } } } }],
    })
    expect(schema).toEqual({
      properties: { a: { kind: 'array', items: { minLength: 1 } } },
      allOf: [{ then: { properties: { b: {} } } }],
    })
    expect(problems).toEqual([
      { at: '/properties/a/items/format', problem: 'unknown format', value: 'klingon' },
      { at: '/allOf/0/then/properties/b/pattern', problem: 'broken pattern', value: '\\-' },
    ])
  })

  it('leaves out a limit that is none, which used to cost the whole step', () => {
    expect(prepareSchema({ minLength: '2', maxLength: 5, enum: 'Herr', between: { min: 1 } })).toEqual({
      schema: { maxLength: 5 },
      problems: [
        { at: '/minLength', problem: 'unusable value', value: '2' },
        { at: '/enum', problem: 'unusable value', value: 'Herr' },
        { at: '/between', problem: 'unusable value', value: '{"min":1}' },
      ],
    })
  })

  it('keeps fields that are called like keywords, and data', () => {
    const schema = {
      properties: { format: { minLength: 1 }, type: { const: { type: 'integer' } } },
      enum: ['integer'],
    }
    expect(prepareSchema(schema)).toEqual({ schema, problems: [] })
  })

  // the rules of a field called "url" were left out as unusable, those of one called "type" became another keyword
  it.each([
    { dependentRequired: { url: ['type'], type: ['url'], format: ['pattern'] } },
    { dependencies: { url: ['type'], type: { required: ['url'], properties: { url: { minLength: 1 } } } } },
    { dependentSchemas: { url: { required: ['type'] }, type: { properties: { format: { maxLength: 2 } } } } },
    { patternProperties: { type: { minLength: 1 }, url: { maxLength: 9 } } },
    { $defs: { url: { minLength: 1 }, type: { maxLength: 9 } } },
    { required: ['url', 'type'], properties: { url: { url: true }, type: { enum: ['url'] } } },
  ])('keeps the names of fields in %j', (schema) => {
    expect(prepareSchema(schema)).toEqual({ schema, problems: [] })
  })

  it.each([
    ['integer', { numeric: true }],
    ['string', { kind: 'string' }],
    [['integer', 'null'], { kind: ['integer', 'null'] }],
    ['object', { type: 'object' }],
  ])('reads the type %j as a rule about form values', (type, rule) => {
    expect(prepareSchema({ type }).schema).toEqual(rule)
  })

  it('leaves the given schema as it is', () => {
    const schema = { format: 'klingon' }
    prepareSchema(schema)
    expect(schema).toEqual({ format: 'klingon' })
  })
})
