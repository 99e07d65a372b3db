import { parseArgs } from 'node:util'
import { orderStatusSchema } from '@nimbus/shared-contracts/order-status'
import { localApi, operatorCall, UsageError } from '../../kernel/operator/operator-call'
import { runCommand } from '../../kernel/operator/run-command'
import { listenersSchema } from '../../platform/events/listener-overview'
import { orderIdOf } from '../../kernel/documents/order-number'
import { COMMANDS, commandsOf, eventOf, listenerLine, momentLine, orderLine, stateLine } from './commands'
import { operatorOrderSchema, orderListSchema } from './operator-answers'

const USAGE = [
  'Usage: npm run orders -- <command> [order number] [options]',
  '',
  line('list', 'the newest orders'),
  line('listeners', 'who is told of orders, and what waits for them'),
  line('show NB-…', 'one order and what may happen to it'),
  ...Object.entries(COMMANDS).map(([name, { arguments: more = '', does }]) => line(`${name} NB-… ${more}`, does)),
  '',
  line('--api <url>', 'address of the running API (http://127.0.0.1:3000/api)'),
  line('--help', 'this text'),
].join('\n')

function line(command: string, does: string): string {
  return `  ${command.padEnd(52)} ${does}`
}

async function list(api: string): Promise<string> {
  const { orders } = await operatorCall({ api, method: 'GET', path: '/operator/orders' }, orderListSchema)
  if (orders.length === 0) return 'There are no orders.'
  return orders.map(orderLine).join('\n')
}

async function listeners(api: string): Promise<string> {
  const { listeners: all } = await operatorCall({ api, method: 'GET', path: '/operator/listeners' }, listenersSchema)
  return all.map(listenerLine).join('\n') || 'Nobody is told of orders.'
}

async function show(api: string, path: string): Promise<string> {
  const { status, events, possible, declarations } = await operatorCall(
    { api, method: 'GET', path },
    operatorOrderSchema,
  )
  const happened = events.map(({ kind, at, data }) => momentLine(at, [kind, ...Object.values(data)].join(' ')))
  const declared = declarations.map(({ kind, number, received_at }) => momentLine(received_at, `${kind} ${number}`))
  return [
    stateLine(status),
    status.products.join(', '),
    momentLine(status.ordered_at, 'received'),
    ...happened,
    ...(declared.length > 0 ? ['Declared by the customer:', ...declared] : []),
    `Possible now: ${commandsOf(possible).join(', ') || 'nothing'}`,
  ].join('\n')
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { api: { type: 'string', default: localApi() }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const [command, order, ...args] = positionals
  const { api, help } = values
  if (help) return USAGE
  if (command === 'list') return list(api)
  if (command === 'listeners') return listeners(api)
  if (command === undefined || order === undefined) throw new UsageError(USAGE)
  const path = `/operator/orders/${encodeURIComponent(orderIdOf(order))}`
  if (command === 'show') return show(api, path)
  const event = eventOf(command, args)
  if (typeof event === 'string') throw new UsageError(`${event}\n\n${USAGE}`)
  return stateLine(await operatorCall({ api, method: 'POST', path: `${path}/events`, body: event }, orderStatusSchema))
}

runCommand(run)
