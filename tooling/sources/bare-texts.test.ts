import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** The compiler's interface is an ES module, which Jest can't load. */
function bareTexts(config: string, chosen: RegExp): string[] {
  const script = `
    import { findBareTexts } from ${JSON.stringify(path.join(__dirname, 'bare-texts.mjs'))}
    console.log(JSON.stringify(findBareTexts(${JSON.stringify(config)}, (file) => ${String(chosen)}.test(file))))`
  const found = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  return JSON.parse(found) as string[]
}

describe('findBareTexts', () => {
  it('finds text that React removes, renews or puts something before', () => {
    const found = bareTexts(path.join(__dirname, 'bare-texts-examples/tsconfig.json'), /./)
    expect(found.map((line) => line.replace(/^examples\.tsx:\d+ /, ''))).toEqual([
      '{busy}: has no element of its own',
      '{count}: changes beside siblings',
      'Geräte: stands behind what comes and goes',
      ': stands behind what comes and goes',
      '{children}: changes beside siblings',
      '{names.map((name) => name)}: changes beside siblings',
      'Bare: draws a text without an element',
      'Text: stands behind what comes and goes',
    ])
  })

  // "Auswählen" of every tariff used to end in the failure panel for whoever had the page translated
  it('finds none in what the browser shows', () => {
    expect(bareTexts(path.join(root, 'tsconfig.json'), /^(shell|shared-ui|mf-[\w-]+)\/src\/(?!.*\.test\.)/)).toEqual([])
  }, 60_000)
})
