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
    /** Since when nothing is kept for it any more, and why, as a code: that of its last refusal, or BACKLOG. */
    given_up_at: instant('given_up_at'),
    given_up_for: text('given_up_for'),
    /** Events that were dropped without being told, and when the first and the last of them were written. */
    missed: integer('missed').notNull().default(0),
    missed_since: instant('missed_since'),
    missed_until: instant('missed_until'),
    /** Set once nobody wants it any more: it is told nothing, and its rows are cleared away bit by bit. */
    ended_at: instant('ended_at'),
  },
  (table) => [index('listener_api').on(table.api)],
)

/**
 * One for each subject of which something waits for a listener, so that who comes next is found without a look at all that
 * waits (decision 062). It comes with the first event and goes with the last.
 */
export const eventLines = pgTable(
  'event_line',
  {
    listener_id: uuid('listener_id')
      .notNull()
      .references(() => listeners.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    order_id: text('order_id').references(() => orders.order_id, { onDelete: 'cascade' }),
    /** Events that wait in it. */
    waiting: integer('waiting').notNull().default(1),
    /** When its first event may be tried; long ago while nobody has refused it. */
    next_try_at: instant('next_try_at')
      .notNull()
      .default(sql`'epoch'`),
    /** Since when it waits for its turn. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listener_id, table.subject] }),
    index('event_line_order').on(table.order_id),
    index('event_line_due').on(table.listener_id, table.next_try_at, table.since, table.subject),
  ],
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
    /** YYYY-MM-DD, where it also tells what an order becomes on a day, by its events up to the position. */
    day: text('day'),
    created_at: instant('created_at').notNull().defaultNow(),
    state: text('state').$type<'queued' | 'failed'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: instant('next_try_at').notNull().defaultNow(),
    last_error: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.listener_id, table.subject, table.position] }),
    index('event_delivery_order').on(table.order_id),
    index('event_delivery_age')
      .on(table.listener_id, table.created_at)
      .where(sql`${table.state} = 'queued'`),
  ],
)

/** A day that is still to come and changes an order by itself (TMF-22): on it listeners are told, and the row goes. */
export const orderDays = pgTable(
  'order_day',
  {
    order_id: text('order_id')
      .primaryKey()
      .references(() => orders.order_id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD */
    day: text('day').notNull(),
  },
  (table) => [index('order_day_day').on(table.day)],
)

/**
 * What listeners of the catalogue know of it: a resource that is sold, or was. One named '' says that all of it is noted;
 * without it nobody listens.
 */
export const toldResources = pgTable(
  'told_resource',
  {
    /** "productOffering" */
    resource: text('resource').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** Its lifecycleStatus; empty once it isn't there any more. */
    status: text('status').notNull(),
    /** Of all it says but version and lastUpdate. */
    digest: text('digest').notNull(),
    /** Changes that were told. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.resource, table.id] })],
)
