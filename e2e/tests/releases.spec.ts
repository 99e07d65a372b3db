import { execFileSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { copyReleases, deployChanged } from '../shop/changed-release'
import { startShop, test as shopTest } from '../shop/shop'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a release is made of besides the remotes, and the locked dependencies. */
const INPUTS = ['tooling', 'shared-contracts', 'shared-ui', 'package.json', 'package-lock.json']

/** Makes a release of a remote of `checkout` below `releases` and answers its version. */
function makeRelease(checkout: string, remote: string, releases: string): string {
  const script = `
    const { makeRelease } = await import(process.argv[1])
    const { version } = await makeRelease(process.argv[2], { releases: process.argv[3] })
    process.stdout.write('\\nversion ' + version)`
  const tool = path.join(checkout, 'tooling/release/make-release.mjs')
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, tool, remote, releases], {
    cwd: checkout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  })
  return /version (\S+)$/.exec(output)?.[1] ?? ''
}

/** Every file of a folder by its path, with the hash of its bytes. */
function bytesOf(folder: string): Record<string, string> {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const hashed = files.map(({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return [path.relative(folder, file), crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex')]
  })
  return Object.fromEntries(hashed) as Record<string, string>
}

test.describe('a release', () => {
  let work: string
  test.beforeEach(() => {
    work = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-releases-'))
  })
  test.afterEach(() => fs.rmSync(work, { recursive: true, force: true }))

  test('made twice has the same bytes', () => {
    const [one, other] = ['one', 'other'].map((name) => path.join(work, name)) as [string, string]
    const version = makeRelease(ROOT, 'mf-legal', one)
    expect(makeRelease(ROOT, 'mf-legal', other)).toBe(version)
    const bytes = bytesOf(path.join(one, 'mf-legal', version))
    expect(Object.keys(bytes)).toContain('release.json')
    expect(bytesOf(path.join(other, 'mf-legal', version))).toEqual(bytes)
  })

  test('changes with its own source and with that of no other remote', () => {
    const remotes = fs.readdirSync(ROOT).filter((name) => name.startsWith('mf-'))
    const checkout = path.join(work, 'checkout')
    for (const input of [...INPUTS, ...remotes]) {
      fs.cpSync(path.join(ROOT, input), path.join(checkout, input), {
        recursive: true,
        filter: (source) => path.basename(source) !== 'node_modules',
      })
    }
    const before = versionsOf(checkout, remotes)
    fs.appendFileSync(path.join(checkout, 'mf-legal/src/messages/de.ts'), '\nexport const added = 1\n')
    const after = versionsOf(checkout, remotes)
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['mf-legal'])
  })
})

/** First port of the shops of these tests; each worker has one of its own. */
const FIRST_PORT = 4900

const RELEASE_COMMAND = path.join(ROOT, 'shell/dist/server/release.mjs')

shopTest.describe('a shop that runs', () => {
  let work: string
  let dataDir: string
  let releases: string
  shopTest.beforeEach(() => {
    work = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-running-'))
    dataDir = path.join(work, 'data')
    releases = path.join(work, 'releases')
    copyReleases(releases)
  })
  shopTest.afterEach(() => fs.rmSync(work, { recursive: true, force: true }))

  const release = (...parameters: string[]): string =>
    execFileSync(process.execPath, [RELEASE_COMMAND, ...parameters], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, SHOP_DATA_DIR: dataDir },
    })

  shopTest(
    'gives a canary to its visitors alone, then to all, rolls it back, and is the same after a kill',
    async ({ browser, shop: { url: api } }, { parallelIndex }) => {
      // an edge of its own before the API of the other shop, since it is the composition that is killed
      const environment = { RELEASE_SOURCE: releases, SHOP_DATA_DIR: dataDir, SHOP_API_BASE: `${api}/api` }
      const start = () => startShop(FIRST_PORT + parallelIndex, environment)
      let shop = await start()
      const visitor = async (cohort: number) => {
        const context = await browser.newContext()
        await context.addCookies([{ name: 'nimbus-cohort', value: String(cohort), url: shop.url }])
        const page = await context.newPage()
        return { page, context }
      }
      const [lucky, other] = await Promise.all([visitor(9), visitor(10)])
      const words = async ({ page }: typeof lucky): Promise<string> => {
        await page.goto(`${shop.url}/impressum`)
        await expect(page.locator('#slot-mf-legal')).toContainText(/Stand:|Fassung vom:/)
        return (await page.locator('#slot-mf-legal').innerText()).includes('Fassung vom:') ? 'new' : 'old'
      }
      const build = async ({ context }: typeof lucky): Promise<string> =>
        (await (await context.request.get(`${shop.url}/builds/latest.json`)).json()).id
      const both = async () => [await words(lucky), await words(other)]

      release('canary', 'mf-legal', '--share', '10')
      deployChanged(releases, 'mf-legal', '9.0.0', ['Stand:', 'Fassung vom:'])
      await expect.poll(() => release('status')).toContain('9.0.0 to 10 %')
      expect(await both()).toEqual(['new', 'old'])
      expect(await build(lucky)).not.toBe(await build(other))
      const shared = await build(lucky)

      release('canary', 'mf-legal', '--promote')
      expect(await both()).toEqual(['new', 'new'])
      // open tabs of the canary have nothing to reload for
      expect([await build(lucky), await build(other)]).toEqual([shared, shared])

      release('rollback', 'mf-legal')
      expect(await both()).toEqual(['old', 'old'])
      await shop.stop('SIGKILL')
      shop = await start()
      expect(await both()).toEqual(['old', 'old'])
      expect(release('status')).toContain('rollback')
      await shop.stop()
    },
  )
})

/** The hash of everything that a release depends on; it names the release. */
function versionsOf(checkout: string, remotes: readonly string[]): Record<string, string> {
  const script = `
    const { inputHash } = await import(process.argv[1])
    process.stdout.write(JSON.stringify(process.argv.slice(2).map((name) => [name, inputHash(name)])))`
  const tool = path.join(checkout, 'tooling/release/input-hash.mjs')
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, tool, ...remotes], {
    encoding: 'utf8',
  })
  return Object.fromEntries(JSON.parse(output) as [string, string][])
}
