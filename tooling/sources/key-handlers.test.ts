import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

const files = fs
  .readdirSync(root)
  .filter((name) => /^(shell|shared-ui|mf-[\w-]+)$/.test(name))
  .flatMap((name) =>
    fs
      .readdirSync(path.join(root, name, 'src'), { encoding: 'utf8', recursive: true })
      .map((file) => `${name}/src/${file}`),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))

it('every own key handler leaves the keys of a composition to the input method', () => {
  const handlers = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    return [...source.matchAll(/(?:onKey(?:Down|Up|Press)=\{|addEventListener\('key\w+', )(\w*)/g)].map(
      ([, name = '']) => {
        // the first thing that it asks
        const asks = new RegExp(`(?:function|const) ${name}\\b[^\\n]*\\{\\n\\s*if \\([^\\n]*isComposing\\(`).test(
          source,
        )
        return { handler: `${file}: ${name}`, asks: name !== '' && asks }
      },
    )
  })
  expect(handlers.length).toBeGreaterThan(4)
  expect(handlers.filter(({ asks }) => !asks)).toEqual([])
})
