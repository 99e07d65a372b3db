import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { withSecretFiles } from '@nimbus/server-kit/settings'
import { shareSchema, versionSchema } from '@nimbus/server-kit/releases'
import { canary, endCanary, promote } from './canary'
import { readDecidedAt } from '../decided-at'
import { apiStore } from './api-store'
import type { DecisionStore, Operator } from './decision-store'
import { fileStore } from './file-store'
import { pin, unpin } from './pin'
import { rollback } from './rollback'
import { shopStatus, statusTable } from './status'
import { UsageError } from './usage-error'

const USAGE = `Usage: npm run release -- <command>

  deploy mf-cart                     builds a release, verifies it and hands it over to the shop
  rollback mf-cart                   has the release before live, until another one is deployed
  pin mf-cart 1.4.2                  has this release live, whatever is deployed
  pin mf-cart --off                  has what is deployed live again
  canary mf-cart --share 10          gives the next release that is deployed to 10 % of the visitors
  canary mf-cart 1.4.2 --share 10    gives this release to 10 % of the visitors
  canary mf-cart --promote           gives the canary's release to everybody
  canary mf-cart --off               ends the canary
  status [--json]                    who has what since when

  --by <name>                        who decides; without it the name of the user
  deploy has more options: npm run release -- deploy --help

SHOP_DATA_DIR names the data folder of the shop, or of one of its edges (.nimbus/data); from elsewhere, SHOP_API_BASE and
SHOP_OPERATOR_KEY name the API of its edges.`

/** The place that the edge goes by too. */
async function storeOf(environment: Readonly<Record<string, string | undefined>>): Promise<DecisionStore> {
  const { SHOP_API_BASE, SHOP_OPERATOR_KEY, SHOP_DATA_DIR } = environment
  if (SHOP_API_BASE && SHOP_OPERATOR_KEY)
    return apiStore({ apiBase: SHOP_API_BASE.replace(/\/$/, ''), key: SHOP_OPERATOR_KEY })
  const dataDir = path.resolve(SHOP_DATA_DIR || '.nimbus/data')
  const place = await readDecidedAt(dataDir)
  return place ? apiStore(place) : fileStore(dataDir)
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      share: { type: 'string' },
      promote: { type: 'boolean', default: false },
      off: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      by: { type: 'string', default: os.userInfo().username },
    },
  })
  if (values.help) return USAGE
  const [command, name, version] = positionals
  const operator = async (): Promise<Operator> => ({
    store: await storeOf(withSecretFiles(process.env)),
    by: values.by,
  })
  if (command === 'status') {
    const status = await shopStatus(await operator())
    return values.json ? JSON.stringify(status, undefined, 2) : statusTable(status)
  }
  if (name === undefined || !/^mf-[a-z0-9-]+$/.test(name)) throw new UsageError(USAGE)
  const release = version === undefined ? undefined : parsed(versionSchema, version, version)
  if (command === 'rollback' && release === undefined) return rollback(await operator(), name)
  if (command === 'pin' && values.off) return unpin(await operator(), name)
  if (command === 'pin' && release !== undefined) return pin(await operator(), name, release)
  if (command === 'canary') {
    if (values.off) return endCanary(await operator(), name)
    if (values.promote) return promote(await operator(), name)
    if (values.share !== undefined) {
      const share = parsed(shareSchema, Number(values.share), '--share is a whole number of percent, 1 to 100')
      return canary(await operator(), name, share, release)
    }
  }
  throw new UsageError(USAGE)
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, otherwise: string): Output {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new UsageError(`${otherwise}: ${result.issues[0].message}`)
  return result.output
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    const isMistake = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
    process.stderr.write(`${isMistake ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
    process.exitCode = 1
  },
)
