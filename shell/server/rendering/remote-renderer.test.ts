import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer'

const request = { path: '/', params: {}, query: {} }

/** The worker as `npm run build` leaves it; its own TypeScript can't run in a process of its own. */
const workerFile = path.resolve(__dirname, '../../dist/server/worker/render-worker.mjs')

let folder: string
let renderer: RemoteRenderer
let warnings: string[]

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-render-'))
  warnings = []
})

afterEach(async () => {
  await renderer.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Starts a renderer for a bundle whose page "good" works and whose page "bad" does what the test says. */
function start(bad: string, top = ''): RemoteRenderer {
  const bundle = path.join(folder, 'server.cjs')
  fs.writeFileSync(
    bundle,
    `${top}
     exports.load = async (page, { path }) => ({ payload: { page, path } })
     exports.render = (page, payload) => { if (page === 'bad') { ${bad} } return { html: '<h1>' + payload.page + '</h1>', head: {}, status: 200 } }`,
  )
  renderer = createRemoteRenderer({
    name: 'mf-x',
    bundle,
    apiBase: 'http://127.0.0.1:9/api',
    warn: (line) => warnings.push(line),
    workerFile,
  })
  return renderer
}

const html = async (page: string): Promise<string | undefined> => (await renderer.render(page, request)).rendered?.html

/** True once a page is rendered again; a worker on its way out may take some with it. */
async function recovered(): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const outcome = await html('good').catch(() => undefined)
    if (outcome === '<h1>good</h1>' && attempt > 0) return true
  }
  return false
}

describe('createRemoteRenderer', () => {
  it('loads and renders a page', async () => {
    start('')
    await expect(renderer.render('good', request)).resolves.toMatchObject({
      loaded: { payload: { page: 'good', path: '/' } },
      rendered: { html: '<h1>good</h1>', head: {}, status: 200 },
    })
  })

  it('reports what a page throws and goes on in the same worker', async () => {
    start("throw new Error('boom')")
    await expect(html('bad')).rejects.toThrow('boom')
    await expect(html('good')).resolves.toBe('<h1>good</h1>')
    expect(warnings).toEqual([])
  })

  it.each([
    ['loops', 'for (;;) {}', /gave no page in 3000 ms/],
    ['exits', 'process.exit(3)', /exited with 3/],
    [
      'runs out of memory in small steps',
      'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))',
      /out of memory|gave no page/,
    ],
    // what ended the whole edge while a worker was one of its threads
    ['runs out of memory in one step', 'const all = []; for (;;) all.push(all.length)', /out of memory|gave no page/],
    [
      'throws outside of the call',
      "setImmediate(() => { throw new Error('later') }); for (const end = Date.now() + 50; Date.now() < end;);",
      /later|^$/,
    ],
  ])(
    'survives a page that %s: that page fails, the next one is rendered',
    async (_, bad, reason) => {
      start(bad)
      const outcome = await html('bad').catch((error: Error) => error.message)
      expect(outcome).toMatch(new RegExp(`${reason.source}|<h1>bad</h1>`, 'i'))
      await expect(recovered()).resolves.toBe(true)
    },
    30_000,
  )

  // buffers lie outside of the heap, so that its limit never ended such a worker
  it('ends a worker that leaks buffers', async () => {
    start('kept.push(Buffer.alloc(1e8))', 'const kept = []')
    // the last one may go with its worker
    for (let page = 0; page < 3; page++) await html('bad').catch(() => {})
    while (warnings.length === 0) await new Promise((resolve) => setTimeout(resolve, 100))
    expect(warnings).toEqual([expect.stringMatching(/the worker of mf-x ended: holds \d{3} MB of buffers/)])
    await expect(html('good')).resolves.toBe('<h1>good</h1>')
  }, 30_000)

  // a worker that took 5 seconds to start on a busy machine used to be ended, and started anew, by each page
  it('does not keep a page waiting for a worker that starts slowly, and does not end the worker', async () => {
    start('', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_500)')
    const started = renderer.warmUp()
    await expect(html('good')).rejects.toThrow('is still starting')
    await started
    await expect(html('good')).resolves.toBe('<h1>good</h1>')
    expect(warnings).toEqual([])
  }, 30_000)

  it('is warm, without an error, when its worker can’t start', async () => {
    start('', "throw new Error('broken at load')")
    await expect(renderer.warmUp()).resolves.toBeUndefined()
    expect(warnings).toEqual([expect.stringMatching(/broken at load/)])
  })

  it('gives a bundle no environment', async () => {
    process.env.NIMBUS_SECRET_OF_TEST = 'secret'
    start('return { html: String(process.env.NIMBUS_SECRET_OF_TEST), head: {}, status: 200 }')
    await expect(html('bad')).resolves.toBe('undefined')
  })

  it.each([
    ['the environment of its edge', "readFileSync('/proc/' + process.ppid + '/environ')"],
    ['its own environment', "readFileSync('/proc/self/environ')"],
    ['other files', `readFileSync(${JSON.stringify(__filename)})`],
  ])('lets a bundle read its own folder, and not %s', async (_, read) => {
    start(`return { html: String(require('node:fs').${read}), head: {}, status: 200 }`)
    await expect(html('bad')).rejects.toThrow('Access to this API has been restricted')
  })

  it('lets a bundle read what lies beside it', async () => {
    start("return { html: require('node:fs').readFileSync(__dirname + '/text', 'utf8'), head: {}, status: 200 }")
    fs.writeFileSync(path.join(folder, 'text'), 'Da')
    await expect(html('bad')).resolves.toBe('Da')
  })

  it('rests after several ends in a row instead of starting worker after worker', async () => {
    start('', "throw new Error('broken at load')")
    for (let attempt = 0; attempt < 3; attempt++) await expect(html('good')).rejects.toThrow('ended while starting')
    await expect(html('good')).rejects.toThrow('rests after 3 ends: broken at load')
  })
})
