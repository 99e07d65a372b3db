import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { staticRoutes } from '../routes/static-routes'
import { keepShell } from './keep-shell'

const DAY = 24 * 3_600_000

let work: string
let build: string
let kept: string

beforeEach(() => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'nimbus-shell-'))
  build = path.join(work, 'web')
  kept = path.join(work, 'data/shells')
})
afterEach(() => fs.rmSync(work, { recursive: true, force: true }))

/** Puts another build in the place of the one before, as `npm run build` and `npm run release -- deploy` do. */
function builds(files: Record<string, string>): void {
  fs.rmSync(build, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(build, name)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, content)
  }
}

async function served(folders: string[], file: string): Promise<string | number> {
  const server = Fastify()
  await server.register(staticRoutes, { shellFolders: folders, mirror: work })
  const { statusCode, body, headers } = await server.inject({ url: file, headers: { 'accept-encoding': 'br' } })
  await server.close()
  return statusCode === 200 ? `${headers['content-encoding'] ?? 'plain'} ${body}` : statusCode
}

describe('keepShell', () => {
  it('keeps the files of a running shop when another build takes their place', async () => {
    builds({ 'main.0a1b2c3d.js': 'old', 'main.0a1b2c3d.js.br': 'old, packed', 'lazy-a.11111111.js': 'lazy' })
    const folders = await keepShell(build, kept)
    builds({ 'main.4e5f6a7b.js': 'new' })
    await expect(served(folders, '/shell/main.0a1b2c3d.js')).resolves.toBe('br old, packed')
    await expect(served(folders, '/shell/lazy-a.11111111.js')).resolves.toBe('plain lazy')
  })

  it('keeps files in folders too, as the bench puts some there', async () => {
    builds({ 'main.0a1b2c3d.js': 'old', 'floor/start.html': 'floor' })
    const [own] = await keepShell(build, kept)
    builds({ 'main.0a1b2c3d.js': 'old', 'floor/start.html': 'another floor' })
    const [other] = await keepShell(build, kept)
    expect(other).not.toBe(own)
    await expect(served([own], '/shell/floor/start.html')).resolves.toBe('plain floor')
  })

  it('has the files of the build before for open tabs once the edge starts with another', async () => {
    builds({ 'main.0a1b2c3d.js': 'old', 'lazy-a.11111111.js': 'lazy', 'lazy-a.11111111.js.br': 'lazy, packed' })
    await keepShell(build, kept)
    builds({ 'main.4e5f6a7b.js': 'new' })
    const folders = await keepShell(build, kept)
    expect(fs.readdirSync(folders[0])).toEqual(['main.4e5f6a7b.js'])
    await expect(served(folders, '/shell/main.4e5f6a7b.js')).resolves.toBe('plain new')
    await expect(served(folders, '/shell/lazy-a.11111111.js')).resolves.toBe('br lazy, packed')
    await expect(served(folders, '/shell/lazy-b.22222222.js')).resolves.toBe(404)
  })

  it('forgets a build seven days after an edge has last started with it, and copies that a kill has left', async () => {
    builds({ 'main.0a1b2c3d.js': 'old' })
    const now = Date.now()
    const [old] = await keepShell(build, kept, now)
    fs.mkdirSync(`${old}.1.unfinished`)
    builds({ 'main.4e5f6a7b.js': 'new' })
    const [own, ...earlier] = await keepShell(build, kept, now + 6 * DAY)
    expect([...earlier, ...fs.readdirSync(kept)]).toEqual([
      old,
      ...[old, own].map((folder) => path.basename(folder)).sort(),
    ])
    await expect(keepShell(build, kept, now + 8 * DAY)).resolves.toEqual([own])
    expect(fs.readdirSync(kept)).toEqual([path.basename(own)])
  })
})
