import { readAnswer, readMessage } from './render-answer'

const aPage = { loaded: { payload: { a: 1 } }, rendered: { html: '<h1>Da</h1>', head: {}, status: 200 } }

describe('readAnswer', () => {
  it.each([
    aPage,
    { ...aPage, rendered: { ...aPage.rendered, status: 404 } },
    {
      ...aPage,
      rendered: { ...aPage.rendered, head: { title: 'Da', image: '/a.png', structuredData: { '@id': '/#a' } } },
    },
    { loaded: { payload: null }, rendered: aPage.rendered },
    { loaded: { status: 404 } },
    { loaded: { status: 503 } },
    { loaded: { redirect: { to: '/zuhause?a=1', status: 308 } } },
  ])('takes %j', (outcome) => {
    expect(readAnswer(outcome)).toEqual(outcome)
  })

  it.each<[string, RegExp]>([
    ['null', /Invalid type/],
    ['{}', /loaded is missing/],
    ['{"loaded":[]}', /loaded: is no object/],
    ['{"loaded":{"status":99999}}', /loaded.status: Invalid type/],
    ['{"loaded":{"redirect":{"to":"//evil.example","status":301}}}', /redirect.to: leads off the shop/],
    [JSON.stringify({ ...aPage, rendered: undefined }), /rendered is missing/],
    [JSON.stringify({ ...aPage, rendered: { ...aPage.rendered, status: 301 } }), /is no status of a page/],
    [JSON.stringify({ ...aPage, rendered: { ...aPage.rendered, html: '' } }), /has no content/],
    [`{"loaded":{"payload":${'['.repeat(201)}${']'.repeat(201)}}}`, /nested more than 200 times/],
    [`{"loaded":{"payload":[${'0,'.repeat(100_000)}0]}}`, /more than 100000 values/],
  ])('says what is wrong with %#', (answer, reason) => {
    expect(() => readAnswer(JSON.parse(answer))).toThrow(reason)
  })
})

describe('readMessage', () => {
  it.each(['ready', { alive: 'a' }, { id: 'a', answer: {} }, { id: 'a', failure: 'boom' }, { lastWords: 'boom' }])(
    'knows %j',
    (message) => {
      expect(readMessage(JSON.stringify(message))).toEqual(message)
    },
  )

  it.each([
    '',
    '<h1>',
    '{"id":"a"',
    'null',
    '5',
    '"hello"',
    '[]',
    '{}',
    '{"id":1,"answer":{}}',
    '{"id":"a"}',
    '{"lastWords":1}',
    JSON.stringify({ id: 'a', failure: 'x'.repeat(2_001) }),
  ])('throws for %j', (line) => {
    expect(() => readMessage(line)).toThrow(/^message/)
  })
})
