import type * as Lru from 'lru-cache'
import type { Queries } from '../../platform/database/database'
import { orderAddresses } from '../open-apis'
import { createHubEvents } from './hub-events'

const rooms = { made: 0 }
jest.mock('lru-cache', () => {
  const { LRUCache } = jest.requireActual<typeof Lru>('lru-cache')
  return {
    LRUCache: class extends LRUCache<string, string> {
      constructor(options: ConstructorParameters<typeof LRUCache<string, string>>[0]) {
        super(options)
        rooms.made += 1
      }
    },
  }
})

/** A database in which nothing is. */
const empty = { select: () => ({ from: () => ({ where: () => ({ orderBy: async () => [] }) }) }) } as unknown as Queries

// each event used to take room for the states of 100,000 orders
it('makes no room for all orders to write of one', async () => {
  const eventsOf = createHubEvents(empty, orderAddresses('https://shop.example'))
  const before = rooms.made
  for (let position = 0; position < 5; position += 1)
    expect(await eventsOf({ subject: 'NB-2026-AAAAAA', position, content: null, day: null })).toEqual([])
  expect(rooms.made).toBe(before)
})
