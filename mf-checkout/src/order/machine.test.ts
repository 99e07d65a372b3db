import { readFileSync } from 'node:fs'
import path from 'node:path'
import { orderedTab, withoutDraft } from '@nimbus/shared-contracts/order'
import { aCartResponse, anOrderResult, dearerSums } from '../testing/fake-shop'
import { ANSWERS, CASES, COMMANDS, STATES, type Given } from '../testing/order-samples'
import type { Answer, Command } from './events'
import { next } from './machine'
import { nameOf, type Resting, type Waiting } from './state'
import type { Effect } from './transition'

const README = readFileSync(path.join(__dirname, 'README.md'), 'utf8')
const EVENTS: Record<string, Command | Answer> = { ...COMMANDS, ...ANSWERS }
const NAMES = Object.keys(STATES) as (Resting | Waiting)[]

/** What happens in a row of the README's table. */
interface Row {
  state: string
  event: string
  if: string
  next: string
  stores: string
  effects: string
}

const textOf = (effect: Effect): string => {
  switch (effect.type) {
    case 'toast':
    case 'tell':
      return `${effect.type} “${effect.notice.title}”`
    case 'go':
      return `go ${effect.to}`
    case 'announce-start':
      return effect.type
    case 'confirm':
      return 'confirm'
  }
}

/** The row that the machine says. */
function rowOf(state: string, event: string, condition = ''): Row {
  const given: Given = { state: STATES[state as Resting], event: EVENTS[event]! }
  const { state: before, event: happening } = condition ? CASES[condition]!(given) : given
  const { state: after, effects } = next(before, happening)
  const stores = (['order', 'checkData', 'form', 'cart'] as const).filter((store) => after[store] !== before[store])
  return {
    state,
    event,
    if: condition,
    next: nameOf(after),
    stores: stores.join(', '),
    effects: effects.map(textOf).join('; '),
  }
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))

const table: Row[] = (README.split('## Events')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [state = '', event = '', condition = '', after = '', stores = '', effects = ''] = cells(line)
    return { state, event, if: condition, next: after, stores, effects }
  })

describe('next', () => {
  it.each(table)('$state + $event ($if) → $next', (row) => {
    expect(rowOf(row.state, row.event, row.if)).toEqual(row)
  })

  const cross = NAMES.flatMap((state) => Object.keys(EVENTS).map((event) => [state, event] as const))
  const others = cross.filter(
    ([state, event]) => !table.some((row) => row.state === state && row.event === event && row.if === ''),
  )

  it.each(others)('%s + %s, which the table does not name', (state, event) => {
    const refused = 'error' in EVENTS[event]! && table.find((row) => row.state === state && row.event === 'refused')
    const nothing: Row = { state, event, if: '', next: state, stores: '', effects: '' }
    // what is told has the words of the exception
    const { effects: told, ...is } = rowOf(state, event)
    const { effects, ...expected } = refused ? { ...refused, event } : nothing
    expect(is).toEqual(expected)
    expect(told.split(' “')[0]).toBe(effects.split(' “')[0])
  })

  it.each(NAMES)('knows %s by its stores and its call', (name) => {
    expect(nameOf(STATES[name])).toBe(name)
  })

  it.each(Object.entries(EVENTS))('%s is the sample of itself', (type, event) => {
    expect(event.type).toBe(type)
  })

  it('has no case that the table doesn’t use', () => {
    expect(Object.keys(CASES).filter((name) => !table.some((row) => row.if === name))).toEqual([])
  })
})

describe('a recovered order', () => {
  // another tab had taken what was dearer and sent it; this one used to show its own prices as those that were agreed to
  it('is confirmed with its own prices and things, whatever this tab held', () => {
    const { cart } = aCartResponse()
    const agreed = { cart: { ...cart, options: [] }, sums: dearerSums() }
    const { state, effects } = next(STATES.recovering, { type: 'ordered', result: anOrderResult({ agreed }) })
    expect(state.order.result?.agreed).toEqual(agreed)
    expect(effects).toEqual([expect.objectContaining({ type: 'confirm', response: expect.objectContaining(agreed) })])
  })
})

describe('the shell', () => {
  it('takes a draft back to the cart, and leaves what is sent', () => {
    const after = (name: Resting) => nameOf(withoutDraft(STATES[name]))
    expect(after('initiated')).toBe('cart')
    expect(after('sent')).toBe('sent')
    expect(after('sent-elsewhere')).toBe('sent-elsewhere')
  })

  it('shows the number of an order that another tab has sent', () => {
    expect(nameOf(orderedTab({ sent_elsewhere: 'NB-1' }))).toBe('sent-elsewhere')
  })
})

describe('the diagram', () => {
  it('has the ways of the table from each state to another', () => {
    const ways = (rows: readonly { state: string; event: string; next: string }[]): string[] =>
      [...new Set(rows.map(({ state, event, next: after }) => `${state} → ${after}: ${event}`))].sort()
    // an id of Mermaid has no hyphen
    const drawn = [...README.matchAll(/^ {2}(\S+) --> (\S+): (.+)$/gm)].flatMap(
      ([, state = '', after = '', events = '']) =>
        events.split(', ').map((event) => ({ state: state.replace('_', '-'), event, next: after.replace('_', '-') })),
    )
    const outside = ['session ended', 'sent by another tab']
    expect(ways(drawn.filter(({ event }) => !outside.includes(event)))).toEqual(
      ways(table.filter((row) => row.state !== row.next && row.if !== 'ended meanwhile')),
    )
  })
})
