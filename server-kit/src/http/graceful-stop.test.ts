import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { gracefulStop, type GracefulStop } from './graceful-stop'

let server: FastifyInstance
let port: number
let graceful: GracefulStop
let finish: () => void
let begun: Promise<void>
const agent = new Agent({ keepAlive: true })

beforeEach(async () => {
  server = Fastify({ return503OnClosing: false })
  graceful = gracefulStop(server)
  let begin = (): void => {}
  begun = new Promise((resolve) => (begin = resolve))
  const may = new Promise<void>((resolve) => (finish = resolve))
  server.get('/slow', async () => {
    begin()
    await may
    return 'done'
  })
  server.get('/fast', async () => 'done')
  await server.listen({ port: 0, host: '127.0.0.1' })
  port = (server.server.address() as AddressInfo).port
})
afterEach(async () => {
  finish()
  await server.close()
  agent.destroy()
})

const get = (path: string): Promise<{ status?: number; connection?: string; body: string }> =>
  new Promise((resolve, reject) => {
    request({ port, path, agent, host: '127.0.0.1' }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => (body += String(chunk)))
      const { statusCode: status, headers } = answer
      answer.on('end', () =>
        resolve({ ...(status && { status }), ...(headers.connection && { connection: headers.connection }), body }),
      )
    })
      .on('error', reject)
      .end()
  })

describe('gracefulStop', () => {
  it('finishes what has begun, and ends its connection', async () => {
    const slow = get('/slow')
    await begun
    const stopped = graceful.stop({ delayMs: 0, graceMs: 10_000 })
    expect(graceful.stopping()).toBe(true)
    finish()
    expect(await slow).toEqual({ status: 200, connection: 'close', body: 'done' })
    expect(await stopped).toBe(true)
  })

  it('answers what still comes while something runs that may call it, and takes nothing afterwards', async () => {
    expect(await get('/fast')).toMatchObject({ connection: 'keep-alive' })
    const slow = get('/slow')
    await begun
    const stopped = graceful.stop({ delayMs: 0, graceMs: 10_000 })
    expect(await get('/fast')).toEqual({ status: 200, connection: 'close', body: 'done' })
    finish()
    expect(await slow).toMatchObject({ status: 200, body: 'done' })
    expect(await stopped).toBe(true)
    await expect(get('/fast')).rejects.toThrow('ECONNREFUSED')
  })

  it('does not wait for ever, and says so', async () => {
    const slow = get('/slow').catch(() => 'lost')
    await begun
    jest.spyOn(Date, 'now').mockReturnValueOnce(0)
    expect(await graceful.stop({ delayMs: 0, graceMs: 100 })).toBe(false)
    server.server.closeAllConnections()
    expect(await slow).toBe('lost')
  })
})
