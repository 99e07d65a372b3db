import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { apiErrorSchema } from '@nimbus/shared-contracts/errors'
import * as v from 'valibot'
import type { CatalogueData } from './data'
import { isCatalogueFolderError, loadCatalogueFolder } from './folder'
import { loadOperatorKey } from './operator-key'

const USAGE = `Usage: npm run catalogue -- check|apply [options]

  check            checks the catalogue files
  apply            checks them and puts them live in the running shop

  --at <instant>   apply: from this instant on, ISO 8601, as in 2026-12-01T00:00:00+01:00
  --folder <path>  folder of the files (shop-api/data/catalogue)
  --api <url>      address of the running API (http://127.0.0.1:3000/api)`

/** A mistake of whoever called the command: shown without a stack. */
class UsageError extends Error {}

/** The instant of --at in UTC, undefined without one. */
function instantOf(at: string | undefined): string | undefined {
  if (at === undefined) return undefined
  if (Number.isNaN(Date.parse(at))) throw new UsageError(`--at is not an ISO 8601 instant: "${at}"`)
  return new Date(at).toISOString()
}

async function apply(data: CatalogueData, api: string, at: string | undefined): Promise<string> {
  const { SHOP_DATA_DIR = '.nimbus/data', SHOP_OPERATOR_KEY } = process.env
  const operatorKey = await loadOperatorKey(resolve(SHOP_DATA_DIR), SHOP_OPERATOR_KEY)
  const url = `${api.replace(/\/$/, '')}/operator/catalogue`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operator-key': operatorKey },
    body: JSON.stringify({ data, effective_from: instantOf(at) }),
  }).catch((cause: unknown) => {
    throw new UsageError(`no shop answers at ${url}; start it first, or name it with --api`, { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new UsageError(refusal(url, response.status, body))
  const { version, effective_from } = v.parse(v.object({ version: v.string(), effective_from: v.string() }), body)
  return `Catalogue ${version} counts from ${effective_from}.`
}

function refusal(url: string, status: number, body: unknown): string {
  const parsed = v.safeParse(apiErrorSchema, body)
  const reasons = parsed.success ? parsed.output.details.map(({ text }) => String(text)) : []
  const hint = status === 401 ? ['SHOP_OPERATOR_KEY or SHOP_DATA_DIR have to be those of the running shop'] : []
  return [`POST ${url} answered ${status}`, ...reasons, ...hint].join('\n')
}

async function run(): Promise<string> {
  const { PORT = '3000' } = process.env
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      folder: { type: 'string', default: 'shop-api/data/catalogue' },
      api: { type: 'string', default: `http://127.0.0.1:${PORT}/api` },
    },
  })
  const [command] = positionals
  if (command !== 'check' && command !== 'apply') throw new UsageError(USAGE)
  const data = await loadCatalogueFolder(values.folder)
  if (command === 'apply') return apply(data, values.api, values.at)
  const { catalogue, families, mobile } = data
  const mobileFamilies = mobile.families.length + mobile.prepaid.length
  return `Catalogue ${catalogue.version}: ${families.length} landline and ${mobileFamilies} mobile families, nothing wrong.`
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const isMistake =
      error instanceof UsageError || isCatalogueFolderError(error) || (error instanceof TypeError && 'code' in error)
    process.stderr.write(`${isMistake ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exitCode = 1
  },
)
