import { parseArgs } from 'node:util'
import { isDay } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import { localApi, operatorCall, UsageError } from './kernel/operator/operator-call'
import { runCommand } from './kernel/operator/run-command'
import { checkContent } from './content/check-content'
import type { CatalogueData } from './catalogue/data/data'
import { isCatalogueFolderError, loadCatalogueFolder } from './catalogue/versions/folder'

const USAGE = `Usage: npm run catalogue -- check|apply [options]

  check            checks the catalogue files, and the texts that speak of them
  apply            checks them and puts them live in the running shop

  --at <instant>   apply: from this instant on, ISO 8601, as in 2026-12-01T00:00:00+01:00
  --folder <path>  folder of the files (shop-api/data/catalogue)
  --api <url>      address of the running API (http://127.0.0.1:3000/api)
  --help           this text`

/** The instant of --at in UTC, undefined without one. */
function instantOf(at: string | undefined): string | undefined {
  if (at === undefined) return undefined
  // `Date` makes 3 March of 31 February
  if (!isDay(at.slice(0, 10)) || Number.isNaN(Date.parse(at)))
    throw new UsageError(`--at is not an ISO 8601 instant: "${at}"`)
  return new Date(at).toISOString()
}

async function apply(data: CatalogueData, api: string, effective_from: string | undefined): Promise<string> {
  const body = { data, effective_from }
  const answer = v.object({ version: v.string(), effective_from: v.string() })
  const applied = await operatorCall({ api, method: 'POST', path: '/operator/catalogue', body }, answer)
  return `Catalogue ${applied.version} counts from ${applied.effective_from}.`
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      folder: { type: 'string', default: 'shop-api/data/catalogue' },
      api: { type: 'string', default: localApi() },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return USAGE
  const [command] = positionals
  if (command !== 'check' && command !== 'apply') throw new UsageError(USAGE)
  const at = instantOf(values.at)
  const data = await loadCatalogueFolder(values.folder)
  const problems = checkContent(data)
  if (problems.length > 0) throw new UsageError([...problems, `${problems.length} problems in the texts`].join('\n'))
  if (command === 'apply') return apply(data, values.api, at)
  const { catalogue, families, mobile } = data
  const mobileFamilies = mobile.families.length + mobile.prepaid.length
  return `Catalogue ${catalogue.version}: ${families.length} landline and ${mobileFamilies} mobile families, nothing wrong.`
}

runCommand(run, isCatalogueFolderError)
