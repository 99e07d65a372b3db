import fs from 'node:fs'
import path from 'node:path'

const folder = path.resolve(__dirname, '../../shell/server')

const calls = fs
  .readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = fs.readFileSync(path.join(folder, file), 'utf8')
    // each call with what its options may take; "fetch(input, init) {" defines one
    const found = source.matchAll(/\bfetch\((?!input, init\) \{)[^]{0,700}/g)
    return [...found].map(([call]) => `${file}: ${call}`)
  })

// what answers in the edge's network must not say whom the edge asks next, nor keep it waiting
it('whatever the edge fetches comes from the address that it asked', () => {
  expect(calls.length).toBeGreaterThan(4)
  expect(calls.filter((call) => !/redirect: '(error|manual)'/.test(call))).toEqual([])
})
