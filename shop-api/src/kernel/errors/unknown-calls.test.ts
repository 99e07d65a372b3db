import Fastify, { type FastifyInstance } from 'fastify'
import { errorHandling } from './error-handler'
import { answerUnknownCalls } from './unknown-calls'

let server: FastifyInstance

beforeAll(async () => {
  server = Fastify()
  await server.register(
    async (api) => {
      await api.register(errorHandling)
      await answerUnknownCalls(api, async () => {
        api.get('/pages', async () => 'pages')
        api.post('/withdrawals', async () => 'taken')
        api.get('/receipts/:number.pdf', async () => 'pdf')
        api.put('/orders/:id/save/:scope', async () => 'saved')
        api.get('/orders/:id/save/:scope', async () => 'saved')
        api.get('/files/*', async () => 'file')
      })
    },
    { prefix: '/api' },
  )
  server.get('/*', async (_request, reply) => reply.code(404).type('text/html').send('<h1>404</h1>'))
})
afterAll(() => server.close())

// they used to be pages of the shop
describe('answerUnknownCalls', () => {
  it.each([
    ['GET', '/api/gibtsnicht'],
    ['HEAD', '/api/gibtsnicht'],
    ['POST', '/api/gibtsnicht/auch/nicht?a=1'],
    ['GET', '/api/'],
    ['GET', '/api'],
    ['GET', '/api/receipts/a/b.pdf'],
    ['OPTIONS', '/api/pagesx'],
  ] as const)('says 404 in JSON to %s %s', async (method, url) => {
    const { statusCode, headers, body } = await server.inject({ method, url, headers: { accept: 'text/html' } })
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    expect(method === 'HEAD' ? body : JSON.parse(body).error).toBe(method === 'HEAD' ? '' : 'NotFoundException')
  })

  it.each([
    ['POST', '/api/pages', 'GET, HEAD'],
    ['GET', '/api/withdrawals', 'POST'],
    ['DELETE', '/api/withdrawals?a=1', 'POST'],
    ['PUT', '/api/receipts/WR-1.pdf', 'GET, HEAD'],
    ['PATCH', '/api/orders/1/save/CUSTOMER', 'GET, HEAD, PUT'],
    ['POST', '/api/files/a/b', 'GET, HEAD'],
  ] as const)('says 405 in JSON to %s %s and which there are', async (method, url, allow) => {
    const { statusCode, headers, body } = await server.inject({ method, url })
    expect([statusCode, headers.allow]).toEqual([405, allow])
    expect(JSON.parse(body)).toMatchObject({ status_code: 405, message: expect.any(String) as string })
  })

  it('leaves alone what there is', async () => {
    expect((await server.inject('/api/pages')).body).toBe('pages')
    expect((await server.inject('/api/files/a/b')).body).toBe('file')
    expect((await server.inject('/impressum')).body).toBe('<h1>404</h1>')
    expect((await server.inject('/apis')).body).toBe('<h1>404</h1>')
  })
})
