import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { apiProxy } from './api-proxy'
import { aSelfSignedCertificate } from './testing/a-certificate'

describe('apiProxy', () => {
  it('leads to each place of one API', async () => {
    const api = http.createServer(({ url = '', headers }, response) => response.end(`${url} ${headers.authorization}`))
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
    const server = Fastify()
    const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    for (const prefix of ['/api', '/tmf-api'])
      await server.register(apiProxy, { upstream, prefix, rewritePrefix: prefix })
    for (const url of ['/api/catalogue', '/tmf-api/productCatalogManagement/v4/catalog?limit=1']) {
      const { body } = await server.inject({ url, headers: { authorization: 'Bearer a' } })
      expect(body).toBe(`${url} Bearer a`)
    }
    await server.close()
    await new Promise((resolve) => api.close(resolve))
  })

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
