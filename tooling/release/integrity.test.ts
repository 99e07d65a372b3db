import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const RELEASES = path.resolve(__dirname, '../../.nimbus/releases')

interface Release {
  entry: string
  files: Record<string, string>
}

/** The live releases of the last build. */
const live = fs
  .readdirSync(RELEASES)
  .filter((name) => fs.existsSync(path.join(RELEASES, name, 'live.json')))
  .map((name) => {
    const { version } = JSON.parse(fs.readFileSync(path.join(RELEASES, name, 'live.json'), 'utf8')) as {
      version: string
    }
    return [name, path.join(RELEASES, name, version)] as const
  })

describe.each(live)('the release of %s', (_, folder) => {
  const release = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release
  const entry = fs.readFileSync(path.join(folder, release.entry), 'utf8')
  const loaded = Object.keys(release.files).filter((file) => /^[^/]+\.(js|css)$/.test(file) && file !== release.entry)

  it('names the hash of every file as it is', () => {
    for (const [file, integrity] of Object.entries(release.files)) {
      const content = fs.readFileSync(path.join(folder, file))
      expect([file, `sha256-${crypto.createHash('sha256').update(content).digest('base64')}`]).toEqual([
        file,
        integrity,
      ])
    }
    expect(loaded.length).toBeGreaterThan(2)
  })

  // chunks and their stylesheets used to be loaded without: only the entry had a hash in the browser
  it('has an entry that takes each of its chunks and stylesheets only with its hash', () => {
    const without = loaded.filter((file) => !entry.includes(release.files[file] ?? 'no hash'))
    expect(without).toEqual([])
    expect(entry).toMatch(/\.integrity=/)
  })
})

it('has releases to look at', () => {
  expect(live.length).toBeGreaterThanOrEqual(5)
})
