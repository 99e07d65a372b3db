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
  .filter((file) => /(?<!\.test)\.tsx$/.test(file))

it('every own key handler leaves the keys of a composition to the input method', () => {
  const handlers = files.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/onKey(?:Down|Up|Press)=\{(\w+)/g)].map(
      ([, handler]) => `${file}: ${handler}`,
    ),
  )
  expect(handlers.length).toBeGreaterThan(3)
  expect(handlers.filter((handler) => !handler.endsWith(': unlessComposing'))).toEqual([])
})
