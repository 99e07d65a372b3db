import type { Shop } from '../../shop-api/src/testing/shop'

/** What the network does to one request and its answer. */
export type Fault =
  | { kind: 'none' }
  /** The answer takes this many milliseconds; the client waits for 20 seconds. */
  | { kind: 'slow'; ms: number }
  /** The server never hears of it. */
  | { kind: 'lost-request' }
  /** The server did it, the connection dropped. */
  | { kind: 'lost-answer' }
  /** The server gets it twice at once; the answer is the second one's. */
  | { kind: 'twice' }
  /** The client gives up, and the request arrives after later ones. */
  | { kind: 'overtaken'; ms: number }
  /** Something between answers 503, before or after the server did it. */
  | { kind: 'unavailable'; done: boolean }

/** A line to the API with faults in the order of its requests; without any more it is a good line. */
export interface ChaoticLine {
  fetch: typeof globalThis.fetch
  /** Lets virtual time pass while nothing is under way in the server, until the work is done. */
  passTime<T>(work: Promise<T>): Promise<T>
}

const dropped = (): TypeError => new TypeError('Failed to fetch')

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Rounds of the event loop in which an answer that has come is read. */
const ROUNDS = 5

/** Needs faked `setTimeout` and `clearTimeout`. Each line has an address of its own, since the API counts calls by it. */
export function aChaoticLine(shop: Shop, { faults, address }: { faults: Fault[]; address: string }): ChaoticLine {
  let inServer = 0

  const serve = async (request: Request): Promise<Response> => {
    const payload = await request.text()
    inServer += 1
    try {
      const { pathname, search } = new URL(request.url)
      const answer = await shop.inject({
        method: request.method,
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        remoteAddress: address,
        ...(payload && { payload }),
      })
      const headers = { 'content-type': 'application/json' }
      return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers })
    } finally {
      inServer -= 1
    }
  }

  async function carry(request: Request, fault: Fault): Promise<Response> {
    switch (fault.kind) {
      case 'none':
        return serve(request)
      case 'slow': {
        const answer = await serve(request)
        await later(fault.ms)
        return answer
      }
      case 'lost-request':
        throw dropped()
      case 'lost-answer':
        await serve(request)
        throw dropped()
      case 'twice': {
        const [, second] = await Promise.all([serve(request.clone()), serve(request)])
        return second
      }
      case 'overtaken':
        void later(fault.ms).then(() => serve(request))
        throw dropped()
      case 'unavailable':
        if (fault.done) await serve(request)
        return new Response('<h1>Service unavailable</h1>', { status: 503 })
    }
  }

  return {
    fetch: (input, init) => carry(new Request(input, init), faults.shift() ?? { kind: 'none' }),
    async passTime(work) {
      const ending = { done: false }
      const settled = work.finally(() => {
        ending.done = true
      })
      while (!ending.done) {
        for (let round = 0; round < ROUNDS; round += 1) await new Promise(setImmediate)
        if (!ending.done && inServer === 0) await jest.advanceTimersToNextTimerAsync()
      }
      return settled
    },
  }
}
