import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** What types can't refuse: a question for a property, and `sublevel`, which every tariff has; `needsHandset` reads it. */
const WAYS_AROUND =
  /'(bandwidth|data_volume|technology|tv|prepaid)' in |\.sublevel\b|\bisLandline\b[^}]*\} from '@nimbus\/shared-contracts\/cart'|(NO|WITH)_DEVICE ===/g

/** Tells the kinds apart for remotes of the contract before, whose tariffs have none. */
const RULES = /^shared-contracts\/src\/cart\/(rules|handset)\.ts$/

const packages = fs.readdirSync(root).filter((name) => fs.existsSync(path.join(root, name, 'src')))
const sources = packages
  .flatMap((name) =>
    fs
      .readdirSync(path.join(root, name, 'src'), { encoding: 'utf8', recursive: true })
      .map((file) => `${name}/src/${file}`),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !RULES.test(file))

it('a tariff is asked for its kind, not for what it has', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(WAYS_AROUND)].map(([way]) => `${file}: ${way}`),
  )
  expect(found).toEqual([])
})
