import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import zlib from 'node:zlib'
import { download } from './download'

let server: Server
let asked: string[]

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** What is said of a file of at most 1,000 bytes that this server answers within two seconds. */
async function get(answer: RequestListener): Promise<string> {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return download('mf-a: live.json', `http://127.0.0.1:${port}/live.json`, 1_000, 2_000).then(
    (content) => `got ${content.length} bytes`,
    (error: Error) => error.message,
  )
}

describe('download', () => {
  it('gets a file of up to as many bytes', async () => {
    expect(await get((_, response) => response.end('x'.repeat(1_000)))).toBe('got 1000 bytes')
  })

  // the edge asked whatever a team's server named, from within its own network, and told the beginning of the answer
  it.each<[string, RequestListener, string]>([
    [
      'leads elsewhere',
      (_, response) => response.writeHead(302, { location: '/latest/meta-data' }).end('geheim'),
      'its server answered 302',
    ],
    ['has none', (_, response) => response.writeHead(404).end('geheim'), 'its server answered 404'],
    ['sends more', (_, response) => response.end('x'.repeat(1_001)), 'has more than 1000 bytes'],
    [
      'sends more once it is unpacked',
      (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(zlib.gzipSync('x'.repeat(10_000_000))),
      'has more than 1000 bytes',
    ],
    [
      'sends without an end',
      (_, response) => {
        const more = setInterval(() => response.write('x'), 20)
        response.once('close', () => clearInterval(more))
      },
      'its server gave no whole answer',
    ],
    ['is silent', () => {}, "its server doesn't answer"],
    ['hangs up', ({ socket }) => socket.destroy(), "its server doesn't answer"],
  ])(
    'says what is wrong with a server that %s, repeats nothing of it and asks nobody else',
    async (_, answer, reason) => {
      expect(await get(answer)).toBe(`mf-a: live.json: ${reason}`)
      expect(asked).toEqual(['/live.json'])
    },
  )
})
