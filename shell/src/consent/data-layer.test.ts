import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')

const sourcesOf = (workspace: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(workspace, 'src', file))

describe('the data layer', () => {
  it('is touched by one module alone, so that nothing gets there without consent', () => {
    const workspaces = fs.readdirSync(ROOT).filter((name) => /^(shell|shared-[a-z]+|mf-[a-z-]+)$/.test(name))
    const sources = workspaces.flatMap(sourcesOf)
    expect(sources.length).toBeGreaterThan(300)
    const touching = sources.filter((file) => /dataLayer|gtag\(/.test(fs.readFileSync(path.join(ROOT, file), 'utf8')))
    expect(touching).toEqual(['shell/src/consent/data-layer.ts'])
  })
})
