import fs from 'node:fs'
import path from 'node:path'
import { providedValibot } from '../../shell/src/testing/public'

const root = path.resolve(__dirname, '../..')

/** Sources of remotes and of what they share, without tests. */
const sources = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder, 'src'), { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(root, folder, 'src', file))

const folders = fs.readdirSync(root).filter((name) => name.startsWith('mf-') || name.startsWith('shared-'))

/** Functions of valibot that a source calls; types begin with a capital. */
function calledOf(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8')
  if (!text.includes("from 'valibot'")) return []
  return [...text.matchAll(/\bv\.([a-z]\w*)/g)].map(([, name = '']) => name)
}

it('the shell provides each function of valibot that a remote may call', () => {
  const called = new Set(folders.flatMap(sources).flatMap(calledOf))
  expect(called.size).toBeGreaterThan(20)
  expect([...called].filter((name) => !(name in providedValibot))).toEqual([])
})
