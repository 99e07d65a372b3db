import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-new-remote-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Generates a remote in the folder; answers with the page's path or the reason against it. */
function generate(name: string): string {
  const script = `
    const { generate } = await import(process.argv[1])
    process.stdout.write(await generate(process.argv[2], { folder: process.argv[3] }).catch(({ message }) => message))`
  const tool = path.join(root, 'tooling/new-remote/generate.mjs')
  return spawnSync(process.execPath, ['--input-type=module', '-e', script, tool, name, folder], { encoding: 'utf8' })
    .stdout
}

/** Every file of a remote by its path. */
function filesOf(name: string): Map<string, string> {
  const place = path.join(folder, name)
  const files = fs.readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(place, file), fs.readFileSync(file, 'utf8')]
    }),
  )
}

describe('generate', () => {
  it('writes a remote with a page, its texts and the tests of the contract, under its own name', () => {
    expect(generate('mf-car-insurance')).toBe('/car-insurance')
    const files = filesOf('mf-car-insurance')
    expect([...files.keys()].sort()).toEqual([
      'package.json',
      'src/app.tsx',
      'src/contract.test.tsx',
      'src/messages/de.ts',
      'src/pages.ts',
      'src/pages/car-insurance-page.tsx',
      'src/server-contract.test.ts',
      'src/server.tsx',
      'src/testing/visits.ts',
    ])
    expect([...files.values()].join('\n')).not.toMatch(/sample/i)
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({ name: '@nimbus/mf-car-insurance' })
    expect(files.get('src/pages.ts')).toContain('webpackChunkName: "page-car-insurance"')
    expect(files.get('src/pages/car-insurance-page.tsx')).toContain("path: '/car-insurance'")
    expect(files.get('src/contract.test.tsx')).toContain("describeRemote('mf-car-insurance'")
  })

  it('has a name for each file in what imports it', () => {
    generate('mf-insurance')
    const files = filesOf('mf-insurance')
    for (const [file, source] of files) {
      for (const [, imported = ''] of source.matchAll(/from '(\.[^']+)'|import\([^']*'(\.[^']+)'/g)) {
        if (!imported) continue
        const target = path.join(path.dirname(file), imported)
        expect([`${target}.ts`, `${target}.tsx`].some((name) => files.has(name))).toBe(true)
      }
    }
  })

  it.each([['insurance'], ['mf-'], ['mf-Insurance'], ['mf-../shell'], ['']])('refuses %j', (name) => {
    expect(generate(name)).toMatch(/^Usage: npm run new-remote/)
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('leaves a remote that is there alone', () => {
    generate('mf-insurance')
    fs.writeFileSync(path.join(folder, 'mf-insurance/src/app.tsx'), 'mine')
    expect(generate('mf-insurance')).toBe('mf-insurance is there already')
    expect(filesOf('mf-insurance').get('src/app.tsx')).toBe('mine')
  })
})
