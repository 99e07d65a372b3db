import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../shop-api/src/testing/free-port'

const SOURCE = path.resolve(__dirname, '../../docker/gateway')
const hasNginx = spawnSync('nginx', ['-v']).error === undefined

const DEFAULTS: NodeJS.ProcessEnv = {
  GATEWAY_SCHEME: 'http',
  TLS_PORT: '8443',
  GATEWAY_REQUESTS_PER_SECOND: '300',
  NAME_SERVER: '127.0.0.1',
}

let folder: string
let behind: http.Server
/** Another edge and copy of the API, where a test has one. */
let beside: http.Server | undefined
let gateways: ChildProcess[]

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-gateway-'))
  gateways = []
  // edge and API in one: they answer with what they were told
  behind = http.createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
  await listening(behind)
})

const listening = (server: http.Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

const addressOf = (server: http.Server): string => `127.0.0.1:${(server.address() as AddressInfo).port}`

afterEach(async () => {
  await Promise.all(gateways.map(ended))
  behind.close()
  beside?.close()
  beside = undefined
  fs.rmSync(folder, { recursive: true, force: true })
})

const ended = (gateway: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    gateway.once('exit', () => resolve())
    gateway.kill('SIGTERM')
  })

/** Whom to trust as the image's entry point writes it; what the command that it starts prints. */
function written(settings: NodeJS.ProcessEnv, command = ['true']): string {
  fs.mkdirSync(path.join(folder, 'conf.d'), { recursive: true })
  return execFileSync('sh', [path.join(SOURCE, 'whom-to-trust.sh'), ...command], {
    encoding: 'utf8',
    env: { ...process.env, MADE_CONF: path.join(folder, 'conf.d'), ...settings },
  })
}

/** The gateway's own configuration on free ports, with `behind` in the place of the others. */
async function aGateway(settings: NodeJS.ProcessEnv): Promise<number> {
  written(settings)
  const port = await freePort()
  const moved = (text: string): string =>
    text
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll(/\/etc\/nginx\/(shop|conf\.d)/g, `${folder}/$1`)
      .replaceAll('/usr/share/nginx/pages', `${folder}/pages`)
      // as a name server answers with all tasks, in turn
      .replaceAll(/http:\/\/\$\{(API|EDGE)_HOST\}:\d+/g, 'http://tasks')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('listen 8081', `listen unix:${folder}/internal.sock`)
      .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => String({ ...DEFAULTS, ...settings }[name]))
  fs.cpSync(path.join(SOURCE, 'pages'), path.join(folder, 'pages/_gateway'), { recursive: true })
  fs.cpSync(path.join(SOURCE, 'shop'), path.join(folder, 'shop'), { recursive: true })
  for (const file of fs.readdirSync(path.join(folder, 'shop'))) rewrite(path.join(folder, 'shop', file), moved)
  const template = fs.readFileSync(path.join(SOURCE, 'shop.conf.template'), 'utf8')
  const tasks = [beside, behind].flatMap((server) => (server ? `server ${addressOf(server)} max_fails=0;` : []))
  fs.writeFileSync(path.join(folder, 'conf.d/shop.conf'), `upstream tasks { ${tasks.join(' ')} }\n${moved(template)}`)
  const main = moved(fs.readFileSync(path.join(SOURCE, 'nginx.conf'), 'utf8')).replace('/dev/stderr', 'stderr')
  fs.writeFileSync(path.join(folder, 'nginx.conf'), main)
  rewrite(path.join(folder, 'shop/log.conf'), (text) => text.replace('/dev/stdout', `${folder}/access.log`))
  const parameters = ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off; master_process off;']
  gateways.push(spawn('nginx', parameters, { stdio: 'inherit' }))
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/_gateway/healthz`).catch(() => undefined)) return port
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the gateway has not come up')
}

const rewrite = (file: string, how: (text: string) => string): void =>
  fs.writeFileSync(file, how(fs.readFileSync(file, 'utf8')))

/** What edge or API are told of a visitor who says this of himself. */
async function told(port: number, url: string, forwarded: string, proto = 'https'): Promise<unknown[]> {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': proto },
  })
  const headers = (await answer.json()) as Record<string, string>
  const hsts = answer.headers.get('strict-transport-security')
  return [headers['x-forwarded-for'], headers['x-forwarded-proto'], hsts !== null]
}

const status = async (port: number, forwarded: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { 'x-forwarded-for': forwarded } })).status

;(hasNginx ? describe : describe.skip)('the gateway', () => {
  it('believes nobody where no proxy is named, and shows its numbers to nobody', async () => {
    const port = await aGateway({})
    for (const url of ['/', '/api/pages', '/shell/main.js'])
      expect([url, await told(port, url, '203.0.113.9')]).toEqual([url, ['127.0.0.1', 'http', false]])
    expect(await status(port, '10.1.2.3')).toBe(403)
  })

  // all visitors behind a balancer used to be one, and were limited as one
  it('has visitors behind named proxies by their own address, and what they say before it counts for nothing', async () => {
    const port = await aGateway({ TRUSTED_PROXIES: '127.0.0.0/8,10.0.0.0/8', METRICS_READERS: '203.0.113.5' })
    for (const url of ['/', '/api/pages', '/shell/main.js'])
      expect([url, await told(port, url, '198.51.100.1, 203.0.113.9, 10.0.0.7')]).toEqual([
        url,
        ['203.0.113.9', 'https', true],
      ])
    expect(await told(port, '/', '203.0.113.9', 'javascript')).toEqual(['203.0.113.9', 'http', false])
    expect(await told(port, '/', '2001:db8::1')).toEqual(['2001:db8::1', 'https', true])
    // private addresses used to read them, and a balancer has one
    expect([await status(port, '10.1.2.3'), await status(port, '203.0.113.5')]).toEqual([403, 200])
  })

  it('limits each visitor behind a proxy, and no other', async () => {
    // a thousand at once and one a second, however slow this machine is
    const port = await aGateway({ TRUSTED_PROXIES: '127.0.0.1', GATEWAY_REQUESTS_PER_SECOND: '1' })
    const flood = await Promise.all(
      Array.from({ length: 1_150 }, async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '203.0.113.1' } })
        await answer.text()
        return answer.status
      }),
    )
    expect(flood).toContain(429)
    expect(await told(port, '/', '203.0.113.2')).toEqual(['203.0.113.2', 'https', true])
  })
})

/** What of so many calls the gateway answered, and how often the server beside the good one was asked. */
async function calls(send: (url: string) => Promise<Response>, url: string): Promise<[number[], number]> {
  let asked = 0
  beside?.on('request', () => (asked += 1))
  const statuses = new Set<number>()
  for (let nth = 0; nth < 6; nth += 1) statuses.add((await send(url)).status)
  return [[...statuses], asked]
}

/** Takes each request and cuts the line, as a task that is killed meanwhile. */
const killed = (): http.Server => http.createServer(({ socket }) => socket.destroy())
const unavailable = (): http.Server => http.createServer((_, response) => response.writeHead(503).end('not now'))

;(hasNginx ? describe : describe.skip)('the gateway before several edges and copies of the API', () => {
  const post =
    (headers: HeadersInit = {}) =>
    (url: string) =>
      fetch(url, { method: 'POST', body: '{}', headers })
  const get = (url: string): Promise<Response> => fetch(url)

  it.each<[string, () => http.Server, (url: string) => Promise<Response>, string, number[]]>([
    ['has a page of the other edge when one is killed over it', killed, get, '/warenkorb', [200]],
    ["has a page of the other edge when one can't show it", unavailable, get, '/warenkorb', [200]],
    ['reads from the other copy when one is killed over it', killed, get, '/api/pages', [200]],
    ['leaves an answer of the API as it is', unavailable, get, '/api/pages', [200, 503]],
    ['sends a write with a key to the other copy', killed, post({ 'idempotency-key': 'k' }), '/api/orders', [200]],
    ['never sends a write without a key twice', killed, post(), '/api/orders', [200, 502]],
    ['never sends a declaration twice', killed, post(), '/widerruf', [200, 503]],
  ])('%s', async (_, aServer, send, url, expected) => {
    beside = aServer()
    await listening(beside)
    const port = await aGateway({})
    const [statuses, asked] = await calls(send, `http://127.0.0.1:${port}${url}`)
    expect(statuses.toSorted((one, other) => one - other)).toEqual(expected)
    expect(asked).toBeGreaterThan(0)
  })

  it('sends nothing to one that takes no connection, writes neither', async () => {
    beside = killed()
    await listening(beside)
    const port = await aGateway({})
    await new Promise((resolve) => beside?.close(resolve))
    for (const [send, url] of [[get, '/'] as const, [post(), '/api/orders'] as const, [post(), '/widerruf'] as const])
      expect(await calls(send, `http://127.0.0.1:${port}${url}`)).toEqual([[200], 0])
  })

  it("says what the shop says where no edge can show a page, in the shop's own words", async () => {
    behind.removeAllListeners('request')
    behind.on('request', (_: http.IncomingMessage, response: http.ServerResponse) =>
      response.writeHead(503, { 'retry-after': '30' }).end('the page of the shop'),
    )
    beside = unavailable()
    await listening(beside)
    const port = await aGateway({})
    const answer = await fetch(`http://127.0.0.1:${port}/warenkorb`)
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringMatching(/^(the page of the shop|not now)$/),
    ])
  })
})

describe('whom-to-trust', () => {
  it.each([
    ['10.96.0.10', '10.96.0.10'],
    ['fd00:10:96::a', '[fd00:10:96::a]'],
  ])('tells nginx to ask %s for names', (NAME_SERVER, expected) => {
    expect(written({ NAME_SERVER }, ['sh', '-c', 'echo $NAME_SERVER']).trim()).toBe(expected)
  })

  it('has it ask whom this machine asks, unless another is named', () => {
    const [, first] = /^nameserver\s+(\S+)/m.exec(fs.readFileSync('/etc/resolv.conf', 'utf8')) ?? []
    expect(first).toEqual(expect.any(String))
    expect(written({}, ['sh', '-c', 'echo $NAME_SERVER'])).toContain(first)
  })

  it('writes nothing but the closed door without settings', () => {
    written({ TRUSTED_PROXIES: '', METRICS_READERS: '' })
    const read = (file: string): string => fs.readFileSync(path.join(folder, 'conf.d', file), 'utf8')
    expect(read('metrics.access')).toBe('deny all;\n')
    expect(read('trusted-proxies.conf')).toBe('geo $realip_remote_addr $comes_by_proxy {\ndefault 0;\n}\n')
  })
})
