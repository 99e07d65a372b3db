import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const tool = JSON.stringify(path.join(__dirname, 'move-into.mjs'))

let work: string

beforeEach(() => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-move-'))
  for (const name of ['first', 'second']) {
    fs.mkdirSync(path.join(work, name))
    fs.writeFileSync(path.join(work, name, 'made-by'), name)
  }
})
afterEach(() => fs.rmSync(work, { recursive: true, force: true }))

/** Moves the first build into its place, then the second one, which finds the stamp of the first. */
async function moveBoth(stamp: string): Promise<string> {
  const script = `
    import fs from 'node:fs'
    import { moveInto } from ${tool}
    process.chdir(process.argv[1])
    const isDone = () => fs.existsSync('place/${stamp}')
    moveInto('place', 'first', isDone)
    moveInto('place', 'second', isDone)`
  await run(process.execPath, ['--input-type=module', '-e', script, work])
  expect(fs.readdirSync(work)).toEqual(['place'])
  return fs.readFileSync(path.join(work, 'place/made-by'), 'utf8')
}

describe('moveInto', () => {
  it('leaves a build alone that another one of the same inputs has put there, since a shop may run from it', async () => {
    await expect(moveBoth('made-by')).resolves.toBe('first')
  })

  it('replaces a build of other inputs', async () => {
    await expect(moveBoth('another-stamp')).resolves.toBe('second')
  })
})
