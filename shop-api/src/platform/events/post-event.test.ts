import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../testing/free-port'
import { createCallbackHosts } from './callback-hosts'
import { createPost, NOT_ALLOWED } from './post-event'

const hosts = createCallbackHosts(['127.0.0.1', 'localhost'])

describe('createPost', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  const listen = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/listener`
  }
  const post = (callback: string, answerMs = 2_000) =>
    createPost(hosts, answerMs)({ callback, headers: { 'webhook-id': 'a' }, body: '{"name":"Müller"}' })

  it('posts JSON with its headers', async () => {
    let seen: unknown
    const callback = await listen((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const { method, url, headers } = request
        seen = [method, url, headers['content-type'], headers['webhook-id'], String(Buffer.concat(parts))]
        response.writeHead(204).end()
      })
    })
    expect(await post(callback)).toBeUndefined()
    expect(seen).toEqual(['POST', '/listener', 'application/json; charset=utf-8', 'a', '{"name":"Müller"}'])
  })

  it.each([400, 404, 410, 429, 500, 503])('says that %i is no yes', async (status) => {
    const callback = await listen((_request, response) => void response.writeHead(status).end())
    expect(await post(callback)).toBe(String(status))
  })

  it.each([301, 302, 307, 308])('follows no %i', async (status) => {
    let visits = 0
    const other = await listen((_request, response) => {
      visits += 1
      response.writeHead(204).end()
    })
    const callback = await listen((_request, response) => void response.writeHead(status, { location: other }).end())
    expect(await post(callback)).toBe(String(status))
    expect(visits).toBe(0)
  })

  it('waits no longer than it may, whatever trickles in', async () => {
    const callback = await listen((_request, response) => {
      const timer = setInterval(() => response.writeProcessing(), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect(await post(callback, 200)).toBe('TIMEOUT')
  })

  it('reads nothing of an answer but its status', async () => {
    let sent = 0
    const callback = await listen((_request, response) => {
      response.writeHead(200)
      const timer = setInterval(() => {
        sent += 1
        response.write('a'.repeat(100_000))
      }, 5)
      response.on('close', () => clearInterval(timer))
    })
    expect(await post(callback)).toBeUndefined()
    await new Promise((wait) => setTimeout(wait, 200))
    const atOnce = sent
    await new Promise((wait) => setTimeout(wait, 200))
    expect(sent).toBe(atOnce)
  })

  it('says why nobody answers', async () => {
    expect(await post(`http://127.0.0.1:${await freePort()}/`)).toBe('ECONNREFUSED')
    const callback = await listen((request) => request.socket.destroy())
    expect(await post(callback)).toBe('ECONNRESET')
  })

  // a scheme in capitals was sent by the other way, which threw
  it.each(['HTTP', 'Http'])('posts to an address that begins with %s', async (scheme) => {
    const callback = await listen((_request, response) => void response.writeHead(204).end())
    expect(await post(callback.replace('http', scheme))).toBeUndefined()
  })

  it.each(['HTTPS://localhost:1/', ' https://localhost:1/'])('never throws: %j', async (callback) => {
    expect(await post(callback)).toBe('ECONNREFUSED')
  })

  it('goes to no address that is not named', async () => {
    const { port } = new URL(await listen((_request, response) => void response.writeHead(204).end()))
    expect(await post(`http://127.0.0.2:${port}/`)).toBe(NOT_ALLOWED)
  })

  // which is what a name on the list could be made to lead to later
  it('goes to no private address that a name on the list leads to', async () => {
    const named = createCallbackHosts(['localhost'])
    const call = { callback: 'https://localhost:1/', headers: {}, body: '' }
    expect(await createPost(named)(call)).toBe(NOT_ALLOWED)
    expect(await post('https://localhost:1/')).toBe('ECONNREFUSED')
  })
})
