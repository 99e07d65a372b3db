import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs')
const DEPCRUISE = path.join(ROOT, 'node_modules/.bin/depcruise')

type Floors = Record<string, string[]>
const FLOORS = jest.requireActual<Floors>('../../.dependency-cruiser.floors.cjs')

/** The folders that a pattern of the table stands for, below the repository. foldersOf('mf-[a-z-]+/src') → ['mf-cart/src', …] */
const foldersOf = (pattern: string): string[] =>
  fs
    .readdirSync(ROOT)
    .flatMap((name) => ['src', 'server'].map((inner) => `${name}/${inner}`))
    .filter((folder) => new RegExp(`^${pattern}$`).test(folder) && fs.existsSync(path.join(ROOT, folder)))

const packages = Object.entries(FLOORS).flatMap(([pattern, floors]) =>
  foldersOf(pattern).map((folder) => ({ folder, floors: floors.map((rooms) => rooms.split(' ')) })),
)

describe('the floors of the packages', () => {
  it('are told of every package that a team writes', () => {
    expect(packages.map(({ folder }) => folder).toSorted()).toEqual(
      [
        'mf-cart/src',
        'mf-catalogue/src',
        'mf-checkout/src',
        'mf-home-internet/src',
        'mf-legal/src',
        'server-kit/src',
        'shared-contracts/src',
        'shared-ui/src',
        'shell/server',
        'shell/src',
        'shop-api/src',
      ].toSorted(),
    )
  })

  it.each(packages)('have a place for each room of $folder', ({ folder, floors }) => {
    const rooms = fs
      .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['testing', 'styles', 'fonts'].includes(entry.name))
      .map(({ name }) => name)
    expect(rooms.filter((room) => !floors.flat().includes(room))).toEqual([])
  })

  it('refuse an import from above in each package', () => {
    const planted = packages.flatMap(({ folder, floors }) =>
      floors.slice(1).map(([above], index) => ({
        from: `${folder}/${floors[index]?.[0]}/planted.ts`,
        to: `${folder}/${above}/above.ts`,
      })),
    )
    expect(refused(planted)).toEqual(planted.map(({ from, to }) => `${from} → ${to}`).toSorted())
  })

  it('let an import from below pass', () => {
    const planted = packages.flatMap(({ folder, floors }) =>
      floors.slice(1).map(([above], index) => ({
        from: `${folder}/${above}/planted.ts`,
        to: `${folder}/${floors[index]?.[0]}/below.ts`,
      })),
    )
    expect(refused(planted)).toEqual([])
  })
})

/** What the rule of the floors refuses in a shop that has these imports alone. */
function refused(planted: { from: string; to: string }[]): string[] {
  const shop = fs.mkdtempSync(path.join(ROOT, 'node_modules/.boundaries-'))
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(shop, file)), { recursive: true })
    fs.writeFileSync(path.join(shop, file), text)
  }
  try {
    write('tsconfig.json', '{}')
    write('package.json', '{}')
    for (const { from, to } of planted) {
      write(from, `import '${path.relative(path.dirname(from), to.replace(/\.ts$/, ''))}'\n`)
      write(to, 'export {}\n')
    }
    const folders = [...new Set(planted.map(({ from }) => from.split('/')[0] ?? ''))]
    const args = ['--config', CONFIG, '--output-type', 'json', ...folders]
    const { summary } = JSON.parse(run(args, shop)) as Cruise
    const upward = summary.violations.filter(({ rule }) => rule.name === 'floors')
    return upward.map(({ from, to }) => `${from} → ${to}`).toSorted()
  } finally {
    fs.rmSync(shop, { recursive: true })
  }
}

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

/** Its exit code is the number of violations, its answer is the same. */
function run(args: string[], cwd: string): string {
  try {
    return execFileSync(DEPCRUISE, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
