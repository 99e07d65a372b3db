import https from 'node:https'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { apiProxy } from './api-proxy'
import { aSelfSignedCertificate } from './testing/a-certificate'

describe('apiProxy', () => {
  // any certificate used to do, so that whoever stood between edge and API could read tokens and orders
  it('asks no API that nobody vouches for', async () => {
    const asked: string[] = []
    const api = https.createServer(aSelfSignedCertificate(), ({ url = '' }, response) => {
      asked.push(url)
      response.end('{}')
    })
    await new Promise<void>((resolve) => api.listen(0, resolve))
    const server = Fastify()
    const upstream = `https://localhost:${(api.address() as AddressInfo).port}`
    await server.register(apiProxy, { upstream, prefix: '/api', rewritePrefix: '/api' })
    const { statusCode } = await server.inject('/api/catalogue')
    expect([statusCode >= 500, asked]).toEqual([true, []])
    await server.close()
    await new Promise((resolve) => api.close(resolve))
  })
})
