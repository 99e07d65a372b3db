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
    ['exits and keeps that from happening', "process.on('exit', () => { for (;;); }); process.exit(3)", /gave no page/],
    ['replaces the process', 'globalThis.process = { env: {} }; for (;;) {}', /gave no page/],
    ['says all the time that it runs', `for (;;) require('node:fs').writeSync(3, '"alive"\\n')`, /is no answer/],
    [
      'answers for others',
      `for (;;) require('node:fs').writeSync(3, '{"id":"a","failure":"b"}\\n')`,
      /more than it was/,
    ],
    [
      'fills the memory with buffers',
      'const all = []; for (;;) all.push(Buffer.alloc(1e7, 1))',
      /holds \d+ MB|gave no/,
    ],
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
    start('kept.push(Buffer.alloc(3e8, 1))', 'const kept = []')
    // the last one may go with its worker
    for (let page = 0; page < 3; page++) await html('bad').catch(() => {})
    while (warnings.length === 0) await new Promise((resolve) => setTimeout(resolve, 100))
    expect(warnings).toEqual([expect.stringMatching(/the worker of mf-x ended: holds \d{3,4} MB$/)])
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

  /** The process that renders. */
  const workerOf = async (): Promise<number> => Number(/\d+/.exec((await html('bad')) ?? '')?.[0])
  const NAMES_ITSELF = 'return { html: String(process.pid), head: {}, status: 200 }'
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  it.each(['SIGKILL', 'SIGSTOP', 'SIGTERM', 'SIGABRT'] as const)(
    'survives a worker that the system sends %s',
    async (signal) => {
      start(NAMES_ITSELF)
      const pid = await workerOf()
      process.kill(pid, signal)
      await html('good').catch(() => {})
      await expect(recovered()).resolves.toBe(true)
      expect(warnings).toEqual([expect.stringMatching(/the worker of mf-x ended: (was ended by|ran out|loops)/)])
    },
    30_000,
  )

  // every page of the release was lost again and again, as often as anybody asked for the one
  it('asks no more for a page that two workers have ended with, and goes on with all others', async () => {
    start('process.exit(3)')
    for (let visit = 0; visit < 20; visit++) {
      await Promise.allSettled([html('bad'), html('good')])
      await html('good').catch(() => {})
    }
    await expect(html('bad')).rejects.toThrow('has ended 2 times with /')
    expect(warnings).toHaveLength(2)
    await expect(html('good')).resolves.toBe('<h1>good</h1>')
  }, 30_000)

  it('asks again for a page that was there when another one ended the worker', async () => {
    start('process.exit(3)')
    for (let visit = 0; visit < 3; visit++) {
      await Promise.allSettled([html('good'), renderer.render('bad', { ...request, path: `/${visit}` })])
      await expect(recovered()).resolves.toBe(true)
    }
  }, 30_000)

  it('ends a worker that loops while it starts as soon as it is closed', async () => {
    start('', 'for (;;);')
    void renderer.warmUp()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const closed = renderer.close().then(() => 'closed')
    await expect(closed).resolves.toBe('closed')
    expect(warnings).toEqual([])
  }, 20_000)

  it('ends its worker when it is closed', async () => {
    start(NAMES_ITSELF)
    const pid = await workerOf()
    expect(isRunning(pid)).toBe(true)
    await renderer.close()
    expect(isRunning(pid)).toBe(false)
  })

  it('passes on what a bundle writes, a line at a time and not without end', async () => {
    start(
      "for (let i = 0; i < 500; i++) console.log('Zeile ' + i); console.error('x'.repeat(5000)); return { html: '1', head: {}, status: 200 }",
    )
    await html('bad')
    while (!warnings.some((line) => line.includes('passed over')))
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(warnings.slice(0, 2)).toEqual(['rendering: mf-x wrote: Zeile 0', 'rendering: mf-x wrote: Zeile 1'])
    expect(warnings.length).toBeLessThan(70)
  })

  it('gives a bundle the time zone and nothing else of the environment', async () => {
    process.env.NIMBUS_SECRET_OF_TEST = 'secret'
    process.env.TZ = 'Asia/Tokyo'
    start(
      'return { html: JSON.stringify([process.env.NIMBUS_SECRET_OF_TEST ?? null, new Date(0).getHours()]), head: {}, status: 200 }',
    )
    await expect(html('bad')).resolves.toBe('[null,9]')
    delete process.env.TZ
  })

  it.each([
    ['starts a program', "require('node:child_process').spawnSync('true').status"],
    ['starts a thread', "new (require('node:worker_threads').Worker)('1', { eval: true })"],
    ['writes a file', "require('node:fs').writeFileSync('/tmp/nimbus-written', '')"],
    ['opens a database', "new (require('node:sqlite').DatabaseSync)('/tmp/nimbus-written')"],
    ['loads native code', "process.dlopen({ exports: {} }, '/tmp/a.node')"],
    ['signals its edge', 'process.kill(process.ppid, 0)'],
    ['has its edge debugged', 'process._debugProcess(process.ppid)'],
    ['slows its edge down', "require('node:os').setPriority(process.ppid, 19)"],
  ])('is not a place from which a bundle %s', async (_, attempt) => {
    start(`${attempt}; return { html: '1', head: {}, status: 200 }`)
    await expect(html('bad')).rejects.toThrow(
      /restricted|not a function|No such built-in|Cannot find module|Cannot load native/,
    )
    expect(fs.existsSync('/tmp/nimbus-written')).toBe(false)
  })

  it('starts nothing from a path that would be read as a pattern', async () => {
    const parent = folder
    folder = path.join(parent, 'a*b')
    fs.mkdirSync(folder)
    start('')
    await expect(html('good')).rejects.toThrow('has a * in its path')
    folder = parent
  })
})
