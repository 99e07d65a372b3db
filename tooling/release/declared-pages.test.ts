import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const tool = (name: string): string => JSON.stringify(path.join(__dirname, name))

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-pages-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** What whoever builds or deploys is told of a release with this render bundle: its pages, or the refusal. */
async function told(bundle: string): Promise<string> {
  fs.writeFileSync(path.join(folder, 'server.cjs'), bundle)
  const script = `
    import { declaredPages } from ${tool('declared-pages.mjs')}
    import { refusing } from ${tool('../deploy/refusal.mjs')}
    try {
      const pages = await refusing('mf-a: no release can be built', () => declaredPages(process.argv[1], 5_000))
      console.log(JSON.stringify(pages))
    } catch (error) {
      console.log(error.name + ': ' + error.message)
    }`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, path.join(folder, 'server.cjs')])
  return stdout.trim()
}

describe('the pages of a render bundle', () => {
  it('are what it declares, though it keeps a timer', async () => {
    const bundle = "setInterval(() => {}, 1_000); exports.pages = async () => [{ id: 'home', path: '/' }]"
    await expect(told(bundle)).resolves.toBe('[{"id":"home","path":"/"}]')
  })

  // each of these used to end a deployment with a stack, and the one that exits with no word at all
  it.each([
    ['throws', "throw new Error('boom')", 'throws while it is loaded: boom'],
    ['throws what is no error', 'throw null', 'throws while it is loaded: null'],
    [
      'throws when it is asked',
      "exports.pages = async () => { throw new Error('no') }",
      'throws while it is loaded: no',
    ],
    ['exits', 'process.exit(0)', 'exits with 0 while it is loaded'],
    ['loops', 'for (;;);', 'has not named its pages in 5 s'],
    [
      'names null to whoever asks',
      "require('node:worker_threads').parentPort.postMessage('null'); exports.pages = async () => []",
      'names no pages',
    ],
    ['names none', 'exports.pages = async () => undefined', 'names no pages'],
  ])('of one that %s are refused in a sentence', async (_, bundle, reason) => {
    await expect(told(bundle)).resolves.toBe(`Refusal: mf-a: no release can be built: its render bundle ${reason}`)
  })
})
