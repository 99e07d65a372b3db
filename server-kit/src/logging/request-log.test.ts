import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { requestLog } from './request-log'

const refusal = (statusCode: number, name: string): Error =>
  Object.assign(new Error('Der Preis hat sich geändert.'), { statusCode, name })

/** What a server writes about one request that is answered by throwing this. */
async function linesOf(thrown: Error): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  const server = Fastify({ logger: { level: 'info', stream } })
  await server.register(requestLog)
  server.get('/asked', async () => {
    throw thrown
  })
  await server.inject('/asked')
  await server.close()
  return lines
}

describe('requestLog', () => {
  it.each([
    ['a call that the shop refuses', refusal(409, 'PriceChangedException'), 0],
    ['a server that is overloaded', refusal(503, 'BackendUnavailableException'), 1],
    ['a fault', new Error('no database'), 1],
  ])('tells of %s', async (_name, thrown, errors) => {
    const lines = await linesOf(thrown)
    expect(lines.filter(({ msg }) => msg === 'request failed')).toHaveLength(errors)
    expect(lines.filter(({ msg }) => msg === 'answered')).toHaveLength(1)
  })
})
