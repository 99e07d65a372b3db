import { openApiContract, type Exchange } from './openapi-contract'

const json = (schema: object) => ({ content: { 'application/json': { schema: { ...schema } } } })
const aText = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } }
const contract = openApiContract({
  paths: {
    '/items/{id}': {
      get: {
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { enum: ['a', 'b'] } },
          { in: 'query', name: 'page', schema: { type: 'integer' } },
        ],
        responses: { 200: json(aText), '4XX': json({ type: 'object', required: ['error'] }) },
      },
      post: { requestBody: json(aText), responses: { 200: json(aText) }, security: [{}] },
    },
    '/items/new': { get: { responses: { 200: json(aText) } } },
  },
})

const aCall = (over: Partial<Exchange>): Exchange => ({
  method: 'get',
  path: '/items/a',
  query: {},
  bearer: true,
  body: undefined,
  status: 200,
  answer: { text: 'x', more: 1 },
  ...over,
})

describe('openApiContract', () => {
  it('knows all operations', () => {
    expect(contract.operations).toEqual(['get /items/{id}', 'post /items/{id}', 'get /items/new'])
  })

  it.each<[string, Partial<Exchange>, string, string[]]>([
    ['a good call', { query: { page: '2' } }, 'get /items/{id}', []],
    ['a path that is named in full', { path: '/items/new' }, 'get /items/new', []],
    ['a refusal', { status: 404, answer: { error: 'x' } }, 'get /items/{id}', []],
    ['a good body', { method: 'post', body: { text: 'x' } }, 'post /items/{id}', []],
    [
      'another value in the path',
      { path: '/items/c' },
      'get /items/{id}',
      ['path/id must be equal to one of the allowed values'],
    ],
    ['another type in the query', { query: { page: 'x' } }, 'get /items/{id}', ['query/page must be integer']],
    ['another query', { query: { seite: '2' } }, 'get /items/{id}', ['query seite is not documented']],
    [
      'a field that is missing in the answer',
      { answer: {} },
      'get /items/{id}',
      ["answer 200 must have required property 'text'"],
    ],
    ['another status', { status: 500 }, 'get /items/{id}', ['status 500 is not documented']],
    ['a body where none is documented', { body: { a: 1 } }, 'get /items/{id}', ['body is not documented']],
    [
      'a field that nobody documented',
      { method: 'post', body: { text: 'x', txt: 'y' } },
      'post /items/{id}',
      ['body must NOT have additional properties'],
    ],
    [
      'no token',
      { method: 'post', body: { text: 'x' }, bearer: false },
      'post /items/{id}',
      ['the bearer token is missing'],
    ],
  ])('reads %s', (_what, over, operation, problems) => {
    expect(contract.check(aCall(over))).toEqual({ operation, problems })
  })

  it('knows no other path and no other method', () => {
    expect(contract.check(aCall({ path: '/goods/a' })).problems).toEqual(['get /goods/a is not documented'])
    expect(contract.check(aCall({ method: 'put' })).problems).toEqual(['put /items/a is not documented'])
  })
})
