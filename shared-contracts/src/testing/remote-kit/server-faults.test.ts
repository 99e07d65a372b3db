import { aRemote, aVisit } from './a-remote'
import { declarationFaults, serverFaults } from './server-faults'
import type { RemoteServer, Rendered } from '../../remote'

const rendered = (html: string): Rendered => ({ html, head: {}, status: 200 })

const saidOf = (server: Partial<RemoteServer>): Promise<string[]> =>
  serverFaults(aRemote({ server }).server, [aVisit], aVisit)

describe('serverFaults', () => {
  it('has nothing against a page that keeps the contract', async () => {
    expect(await saidOf({})).toEqual([])
  })

  it.each<[string, Partial<RemoteServer>, string]>([
    ['asks the clock', { render: async () => rendered(`<p>${Date.now() > 0}</p>`) }, 'asks the clock while it renders'],
    [
      'makes a date',
      { render: async () => rendered(`<p>${new Date().getDay() < 7}</p>`) },
      'asks the clock while it renders',
    ],
    ['rolls dice', { render: async () => rendered(`<p>${Math.random() < 1}</p>`) }, 'asks for chance while it renders'],
    ['renders nothing', { render: async () => rendered('') }, 'renders no HTML'],
    [
      'looks at the window',
      { render: async () => rendered(`<p>${window.innerWidth}</p>`) },
      'throws window is not defined',
    ],
    [
      'changes its payload',
      {
        async render(_, payload) {
          ;(payload as { text: string }).text = ''
          return rendered('<p></p>')
        },
      },
      "throws Cannot assign to read only property 'text'",
    ],
    [
      'has dates in its payload',
      { load: async () => ({ payload: { day: new Date(0) } }) },
      'has a payload that is no plain JSON',
    ],
    ['has no payload', { load: async () => ({ status: 404 }) }, 'has no payload but {"status":404}'],
    [
      'throws when the API is away',
      {
        async load(_, { api }) {
          const answer = await api.get('/ok', {} as never)
          if (!answer.ok) throw answer.error
          return { payload: {} }
        },
      },
      'throws GET /ok',
    ],
    [
      'leaves a timer',
      {
        async load() {
          setTimeout(() => {}, 5_000).unref()
          return { payload: {} }
        },
      },
      'leaves 3 × timer of 5000 ms',
    ],
  ])('finds a page that %s', async (_, server, said) => {
    expect(await saidOf(server)).toContainEqual(expect.stringContaining(said))
  })

  it("finds state of another visitor's page", async () => {
    let visits = 0
    const render: RemoteServer['render'] = async () => rendered(`<p>${visits++}</p>`)
    expect(await saidOf({ render })).toEqual(['renders another HTML the second time'])
  })

  it('still has the clock afterwards', async () => {
    const { now } = Date
    await saidOf({})
    expect(Date.now).toBe(now)
  })
})

describe('declarationFaults', () => {
  it('finds pages that the edge could not read, and ids that are there twice', async () => {
    const page = { id: 'a', path: '/a', layout: 'default' } as const
    const { server } = aRemote({ server: { pages: async () => [page, { ...page, path: 'b' }] } })
    expect(await declarationFaults(server)).toEqual([
      'page a is not declared as the contract has it',
      'page a is declared twice',
    ])
  })
})
