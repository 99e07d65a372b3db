import fs from 'node:fs'
import path from 'node:path'
import { root } from '../project.mjs'

const TEMPLATE = path.join(import.meta.dirname, 'template')

/** What a remote may be called; its page's path comes from it. */
const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * Writes the sources of a remote with one page, its texts and the tests of the contract, and answers with the page's path.
 * generate('mf-insurance') → '/insurance'. Throws for a name that is taken or can't be one.
 */
export async function generate(name, { folder = root } = {}) {
  if (!NAME.test(name ?? '')) throw new Error('Usage: npm run new-remote -- mf-<name>, such as mf-insurance')
  const place = path.join(folder, name)
  if (fs.existsSync(place)) throw new Error(`${name} is there already`)
  const { format, resolveConfig } = await import('prettier')
  const style = await resolveConfig(path.join(root, 'package.json'))
  const page = name.slice('mf-'.length)
  for (const file of fs.readdirSync(TEMPLATE, { recursive: true }).filter((entry) => entry.endsWith('.template'))) {
    const target = path.join(place, named(file, page).replace(/\.template$/, ''))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    const source = named(fs.readFileSync(path.join(TEMPLATE, file), 'utf8'), page)
    fs.writeFileSync(target, await format(source, { ...style, filepath: target }))
  }
  return `/${page}`
}

/** named('mf-sample, samplePage, Sample', 'car-insurance') → 'mf-car-insurance, carInsurancePage, Car Insurance' */
function named(text, page) {
  const words = page.split('-')
  const title = words.map((word) => word[0].toUpperCase() + word.slice(1))
  const variable = [words[0], ...title.slice(1)].join('')
  return text
    .replaceAll('samplePage', `${variable}Page`)
    .replaceAll('Sample', title.join(' '))
    .replaceAll('sample', page)
}
