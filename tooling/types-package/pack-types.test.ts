import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CONTRACT_VERSION } from '@nimbus/shared-contracts/remote'

const root = path.resolve(__dirname, '../..')

/** What the packages ask for; a team's own install brings it from the registry. */
const INSTALLED = ['react', 'react-dom', 'valibot', 'valtio', 'ky', '@types/react', '@types/react-dom', 'csstype']

const SAMPLE = `
import { cartStore, lineCount } from '@nimbus/shared-contracts/cart'
import { publish, subscribe } from '@nimbus/shared-contracts/events'
import { host, type RemoteApp } from '@nimbus/shared-contracts/remote'
import { createRemoteApp, definePage } from '@nimbus/shared-ui/remote'
import { Button } from '@nimbus/shared-ui/button'

const page = definePage<{ name: string }>({
  page: { id: 'hello', path: '/hallo', layout: 'default' },
  load: async ({ params }) => ({ payload: { name: params.name ?? '' } }),
  head: ({ name }) => ({ title: name }),
  Component: ({ payload }) => (
    <Button onClick={() => host().navigate('/warenkorb', { replace: true })}>{payload.name}</Button>
  ),
})
export const app: RemoteApp = createRemoteApp('mf-hello', { hello: async () => page })
export const lines: number = lineCount(cartStore.get())
export const leave: () => void = subscribe('page:meta', ({ title = '' }) => title.trim())
publish('toast:show', { type: 'info', title: 'Hallo' })
`

/** The compiler's answer is awaited as long as a busy machine needs, in milliseconds. */
const PATIENCE = 600_000

let folder: string

/** A team's folder with nothing of this checkout but the packed types. */
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-team-'))
  const tool = path.join(root, 'tooling/types-package/pack-types.mjs')
  const output = execFileSync(process.execPath, [tool, folder], { encoding: 'utf8' })
  for (const archive of output.trim().split('\n')) {
    const place = path.join(folder, 'node_modules/@nimbus', /shared-[a-z]+/.exec(path.basename(archive))![0])
    fs.mkdirSync(place, { recursive: true })
    execFileSync('tar', ['-xzf', archive, '-C', place, '--strip-components=1'])
  }
  for (const name of INSTALLED) {
    const place = path.join(folder, 'node_modules', name)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.symlinkSync(path.join(root, 'node_modules', name), place)
  }
  const options = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    preserveSymlinks: true,
  }
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['src'] }))
  fs.mkdirSync(path.join(folder, 'src'))
}, PATIENCE)

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** What the compiler says of the team's sources, by file. */
function compile(sources: Record<string, string>): string[] {
  for (const [file, source] of Object.entries(sources)) fs.writeFileSync(path.join(folder, 'src', file), source)
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter(Boolean)
}

describe('packTypes', () => {
  it(
    'lets a remote of another team compile without the sources, and still knows what is wrong',
    () => {
      const wrong = SAMPLE.replace("type: 'info'", "type: 'loud'").replace("id: 'hello', ", '')
      const said = compile({ 'good.tsx': SAMPLE, 'wrong.tsx': wrong })
      expect(said.filter((line) => !line.startsWith('src/wrong.tsx') && !line.startsWith(' '))).toEqual([])
      expect(said.join('\n')).toContain('"loud"')
      expect(said.join('\n')).toContain("Property 'id' is missing")
    },
    PATIENCE,
  )

  it('holds declarations only, and is named after the contract', () => {
    const contracts = path.join(folder, 'node_modules/@nimbus/shared-contracts')
    const files = fs.readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([])
    expect(JSON.parse(fs.readFileSync(path.join(contracts, 'package.json'), 'utf8'))).toMatchObject({
      name: '@nimbus/shared-contracts',
      version: `${CONTRACT_VERSION}.0`,
    })
  })
})
