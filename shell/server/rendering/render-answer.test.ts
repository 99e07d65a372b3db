import { readAnswer, readMessage } from './render-answer'
import { MAX_ANSWER_LENGTH } from './render-protocol'

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
    expect(readAnswer(JSON.stringify(outcome))).toEqual(outcome)
  })

  it.each<[string, RegExp]>([
    ['null', /Invalid type/],
    ['<h1>', /is no JSON/],
    ['{}', /loaded is missing/],
    ['{"loaded":[]}', /loaded: is no object/],
    ['{"loaded":{"status":99999}}', /loaded.status: Invalid type/],
    ['{"loaded":{"redirect":{"to":"//evil.example","status":301}}}', /redirect.to: leads off the shop/],
    [JSON.stringify({ ...aPage, rendered: undefined }), /rendered is missing/],
    [JSON.stringify({ ...aPage, rendered: { ...aPage.rendered, status: 301 } }), /is no status of a page/],
    [JSON.stringify({ ...aPage, rendered: { ...aPage.rendered, html: '' } }), /has no content/],
    [`{"loaded":{"payload":${'['.repeat(201)}${']'.repeat(201)}}}`, /nested more than 200 times/],
    [`"${'x'.repeat(MAX_ANSWER_LENGTH)}"`, /has 4000002 characters, at most 4000000 are taken/],
  ])('says what is wrong with %#', (answer, reason) => {
    expect(() => readAnswer(answer)).toThrow(reason)
  })
})

describe('readMessage', () => {
  it.each(['ready', 'alive', { id: 'a', answer: '{}' }, { id: 'a', failure: 'boom' }])('knows %j', (message) => {
    expect(readMessage(message)).toEqual(message)
  })

  it.each([null, undefined, 5, 'hello', [], {}, { id: 1, answer: '{}' }, { id: 'a' }, { id: 'a', answer: {} }])(
    'knows nothing of %j',
    (message) => {
      expect(readMessage(message)).toBeUndefined()
    },
  )
})
