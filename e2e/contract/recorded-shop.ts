import { createApi, type Api } from '@nimbus/shared-contracts/http'
import { startShop, type Shop } from '../../shop-api/src/testing/shop'
import { openApiContract, type Exchange, type OpenApiContract, type OpenApiDocument } from './openapi-contract'

const BASE = 'https://shop.example/api'

/** The real API, called by the real client; each call is held against the document that this API serves. */
export interface RecordedShop {
  api: Api
  contract: OpenApiContract
  /** Operations that were called, and what differed from the document, each with its call. */
  called: Set<string>
  problems: string[]
  /** The bearer token that later calls carry. */
  setToken(token: string): void
  get(path: string): Promise<string>
  close(): Promise<void>
}

export async function aRecordedShop(): Promise<RecordedShop> {
  const shop = await startShop({ stop: async () => {} }, { limitFactor: 1000 })
  const document = (await shop.inject({ method: 'GET', url: '/api/openapi.json' })).json<OpenApiDocument>()
  const contract = openApiContract(document)
  const called = new Set<string>()
  const problems: string[] = []
  let token: string | undefined

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { exchange, response } = await send(shop, request)
    const { operation, problems: found } = contract.check(exchange)
    if (operation) called.add(operation)
    problems.push(...found.map((problem) => `${exchange.method} ${exchange.path}: ${problem}`))
    return response
  }
  return {
    api: createApi({ baseUrl: BASE, tokens: { token: () => token, renew: async () => token }, fetch }),
    contract,
    called,
    problems,
    setToken(given) {
      token = given
    },
    get: async (path) => (await shop.inject({ method: 'GET', url: `/api${path}` })).body,
    close: () => shop.close(),
  }
}

async function send(shop: Shop, request: Request): Promise<{ exchange: Exchange; response: Response }> {
  const { pathname, search, searchParams } = new URL(request.url)
  const text = await request.text()
  const answer = await shop.inject({
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(text && { payload: text }),
  })
  const exchange = {
    method: request.method.toLowerCase(),
    path: pathname.slice(new URL(BASE).pathname.length),
    query: Object.fromEntries(searchParams),
    bearer: request.headers.has('authorization'),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    status: answer.statusCode,
    answer: JSON.parse(answer.body) as unknown,
  }
  return {
    exchange,
    response: new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } }),
  }
}
