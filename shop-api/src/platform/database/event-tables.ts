import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './schema'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A system of others that is told of what happens, by the hub of an open API (TMF-18). */
export const listeners = pgTable(
  'listener',
  {
    id: uuid('id').primaryKey(),
    /** Whose hub it asked: "TMF622" */
    api: text('api').notNull(),
    callback: text('callback').notNull(),
    query: text('query').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    /** Tries that failed since it last took an event. */
    failures: integer('failures').notNull().default(0),
    next_try_at: instant('next_try_at').notNull().defaultNow(),
    /** Which copy of the shop tells it, and until when no other may. */
    lease: uuid('lease'),
    leased_until: instant('leased_until'),
    /** Why it took the last one not, as a code: "503", "ECONNREFUSED" */
    last_error: text('last_error'),
  },
  (table) => [index('listener_api').on(table.api)],
)

/**
 * What a listener is still to be told: written in the transaction of what it tells of, gone once it was taken. Of one subject
 * the lower position goes first.
 */
export const eventDeliveries = pgTable(
  'event_delivery',
  {
    listener_id: uuid('listener_id')
      .notNull()
      .references(() => listeners.id, { onDelete: 'cascade' }),
    /** What it is about: an order's number */
    subject: text('subject').notNull(),
    position: integer('position').notNull(),
    /** Which of the events of one change comes next; from 0 on. */
    part: integer('part').notNull().default(0),
    /** Set where it is about an order, with which it goes. */
    order_id: text('order_id').references(() => orders.order_id, { onDelete: 'cascade' }),
    /** What it says; of an order nothing, since the order is read when the event is written. */
    content: jsonb('content').$type<Record<string, string>>(),
    created_at: instant('created_at').notNull().defaultNow(),
    state: text('state').$type<'queued' | 'failed'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: instant('next_try_at').notNull().defaultNow(),
    last_error: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.listener_id, table.subject, table.position] }),
    index('event_delivery_order').on(table.order_id),
    index('event_delivery_due')
      .on(table.listener_id, table.next_try_at)
      .where(sql`${table.state} = 'queued'`),
  ],
)
