import { parseArgs } from 'node:util'
import { localApi, operatorCall, UsageError } from '../../kernel/operator/operator-call'
import { runCommand } from '../../kernel/operator/run-command'
import { orderIdOf } from '../../kernel/documents/order-number'
import { erasureSchema, heldDataSchema } from './answers'

const USAGE = `Usage: npm run personal-data -- show|delete NB-… [options]

  show NB-…          everything that is held on an order, as JSON
  delete NB-…        erases what may go, keeps what the law asks for, and says which

  --contract-ended   delete: the contract is over, so that its order is reduced
  --api <url>        address of the running API (http://127.0.0.1:3000/api)
  --help             this text`

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      api: { type: 'string', default: localApi() },
      'contract-ended': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return USAGE
  const [command, order] = positionals
  if (order === undefined) throw new UsageError(USAGE)
  const { api } = values
  const path = `/operator/personal-data/${encodeURIComponent(orderIdOf(order))}`
  if (command === 'show')
    return JSON.stringify(await operatorCall({ api, method: 'GET', path }, heldDataSchema), null, 2)
  if (command !== 'delete') throw new UsageError(USAGE)
  const query = values['contract-ended'] ? '?contract-ended=yes' : ''
  const { erased, kept } = await operatorCall({ api, method: 'DELETE', path: path + query }, erasureSchema)
  return ['Erased', ...listed(erased), 'Kept', ...listed(kept)].join('\n')
}

const listed = (lines: readonly string[]): string[] =>
  lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  nothing']

runCommand(run)
