import http from 'node:http'
import type net from 'node:net'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'

/** The shop at another address, which hears what its pages complain of. */
export interface Listener {
  origin: string
  problems(): Promise<string[]>
  close(): Promise<void>
}

const SCRIPT = '/_engines/hear.js'
const TOLD = '/_engines/told'

/** Time that a page's last word has to arrive, in ms. */
const LAST_WORD_MS = 250

/**
 * WebDriver has no way to ask WebKit for its console. So the shop is asked through this address, which gives each document
 * a first script that tells of errors and warnings; the page's own policy allows it, since it is of the same origin.
 */
export async function listenToShop(shop: string): Promise<Listener> {
  const problems: string[] = []
  const server = http.createServer((request, response) => {
    if (request.url === SCRIPT) {
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`(${hear.toString()})(${JSON.stringify(TOLD)})`)
    } else if (request.url === TOLD) {
      void text(request).then((problem) => problems.push(problem))
      response.writeHead(204).end()
    } else passOn(request, response, shop)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as net.AddressInfo).port}`,
    async problems() {
      await new Promise((resolve) => setTimeout(resolve, LAST_WORD_MS))
      return [...problems]
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function passOn(request: http.IncomingMessage, response: http.ServerResponse, shop: string): void {
  const { method, url = '/' } = request
  const headers = { ...request.headers }
  // a document is read here on its way
  if (headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html'))
    delete headers['accept-encoding']
  const passed = http.request(new URL(url, shop), { method, headers }, (answer) => {
    const status = answer.statusCode ?? 502
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.headers)
      pipeline(answer, response, () => {})
      return
    }
    void text(answer).then((html) => {
      const { 'content-length': _, ...rest } = answer.headers
      response.writeHead(status, rest).end(html.replace(/<head>/, `<head><script src="${SCRIPT}"></script>`))
    })
  })
  passed.on('error', () => response.destroy())
  pipeline(request, passed, () => {})
}

/** Runs in the page, before anything else of it. */
function hear(told: string): void {
  // what a page gives up while it is being left is no failure
  let leaving = false
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => (leaving = true))
  addEventListener('pageshow', () => (leaving = false))
  const tell = (problem: string): void => void navigator.sendBeacon(told, problem)
  for (const level of ['error', 'warn'] as const) {
    const original = console[level]
    console[level] = (...values: unknown[]) => {
      tell(`${level}: ${values.map(String).join(' ')}`)
      original(...values)
    }
  }
  addEventListener(
    'error',
    ({ target, message }) => {
      const { tagName, src, href } = target as { tagName?: string; src?: string; href?: string }
      if (tagName === undefined) tell(`uncaught: ${message}`)
      else if (!leaving) tell(`failed: ${tagName} ${src ?? href ?? ''}`)
    },
    { capture: true },
  )
  addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`refused by ${violatedDirective}: ${blockedURI}`),
  )
}
