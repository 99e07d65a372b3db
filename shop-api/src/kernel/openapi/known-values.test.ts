import * as v from 'valibot'
import { jsonSchemaOf } from './json-schema-of'
import { knownValues } from './known-values'

const schema = jsonSchemaOf(
  v.object({
    id: v.string(),
    list: v.optional(v.array(v.object({ id: v.string() }))),
    maybe: v.optional(v.nullable(v.object({ id: v.string() }))),
    answers: v.optional(v.record(v.string(), v.string())),
    open: v.optional(v.looseObject({})),
  }),
)

describe('knownValues', () => {
  it.each([
    [{ id: 'a', junk: 'b' }, { id: 'a' }],
    [
      { id: 'a', list: [{ id: 'b', junk: [] }] },
      { id: 'a', list: [{ id: 'b' }] },
    ],
    [
      { id: 'a', maybe: { id: 'b', junk: 1 } },
      { id: 'a', maybe: { id: 'b' } },
    ],
    [
      { id: 'a', maybe: null, answers: { any: 'name' }, open: { as: { it: 'was' } } },
      { id: 'a', maybe: null, answers: { any: 'name' }, open: { as: { it: 'was' } } },
    ],
  ])('makes of %j what the schema knows', (sent, known) => {
    expect(knownValues(schema, sent)).toEqual(known)
  })
})
