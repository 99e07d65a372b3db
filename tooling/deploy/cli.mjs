import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { remotes, root, workFolder } from '../project.mjs'
import { deploy } from './deploy.mjs'
import { Refusal } from './refusal.mjs'
import { percentOf } from './share-decision.mjs'

const USAGE = `Usage: npm run release -- deploy <remote> [options]

  Builds a release, verifies it (contract, federation runtime, hashes, signature, each page rendered and mounted in a
  browser) and hands it over to the shop. What fails is refused, and nothing has changed.

  --from <folder>  a release that was built and signed elsewhere, in place of the sources of this checkout
  --share <n>      to n % of the visitors at first, see "canary"
  --dry-run        verifies, and hands nothing over
  --by <name>      who deploys; without it the name of the user

  SHOP_API_BASE names an API for the trial; without it the trial makes one of its own.`

/** Runs `deploy` with the command's parameters and answers with the exit code. */
export async function runDeploy(parameters) {
  try {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        share: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        by: { type: 'string', default: os.userInfo().username },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [name] = positionals
    if (values.help) {
      console.log(USAGE)
      return 0
    }
    if (name === undefined || (values.from === undefined && !remotes().includes(name))) {
      throw new Refusal(`${USAGE}\n\nRemotes: ${remotes().join(', ')}`)
    }
    await deploy(name, {
      from: values.from && path.resolve(values.from),
      share: values.share === undefined ? undefined : percentOf(values.share),
      dryRun: values['dry-run'],
      by: values.by,
      source: process.env.RELEASE_SOURCE || undefined,
      dataDir: path.resolve(root, process.env.SHOP_DATA_DIR || path.join(workFolder, 'data')),
      tell: (line) => console.log(line),
    })
    return 0
  } catch (error) {
    const isMistake = error instanceof Refusal || error?.code?.startsWith?.('ERR_PARSE_ARGS')
    console.error(isMistake ? error.message : (error?.stack ?? String(error)))
    return 1
  }
}
