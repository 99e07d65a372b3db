import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { DRAFT_HOURS, LETTER_YEARS, MAIL_DAYS, SESSION_HOURS } from '../../kernel/dates/periods'
import type { Queries } from '../../platform/database/database'
import {
  availabilities,
  declarations,
  drafts,
  draftScopes,
  idempotentCalls,
  mails,
  orderEvents,
  orders,
  reservations,
  resumeCodes,
  sessions,
} from '../../platform/database/schema'
import type * as schema from '../../platform/database/schema'

type Order = typeof orders.$inferSelect
type Tables = { [Name in keyof typeof schema as (typeof schema)[Name] extends PgTable ? Name : never]: PgTable }

/** What a table holds on people. */
interface Held {
  /** How long its rows stay, as docs/personal-data.md says it. */
  kept: string
  /** Its name in what an operator is shown, and which of its rows are on an order. */
  shown?: { as: string; table: PgTable; of: (order: Order) => SQL | undefined }
  /** What its rows are, where they may go as soon as their customer asks. */
  erased?: string
}

/**
 * The mails on an order: its own, and those of no order that went to its customer's address, such as a summary or a link to
 * go on that was asked for before. Looks through all mails that are of no order, which only an operator waits for.
 */
export const mailsOnOrder = ({ order_id, result: { email } }: Order): SQL | undefined =>
  or(
    eq(mails.order_id, order_id),
    and(isNull(mails.order_id), ne(mails.recipient, ''), eq(sql`lower(${mails.recipient})`, email.toLowerCase())),
  )

/** Every table, in the order in which rows are shown and erased; undefined for one that holds nothing on anybody. */
export const HELD: Readonly<Record<keyof Tables, Held | undefined>> = {
  orders: { kept: 'whole while its contract runs' },
  orderEvents: {
    kept: 'whole while its contract runs',
    shown: { as: 'events', table: orderEvents, of: ({ order_id }) => eq(orderEvents.order_id, order_id) },
  },
  declarations: {
    kept: `${LETTER_YEARS} years from the end of the year of receipt`,
    shown: { as: 'declarations', table: declarations, of: ({ order_id }) => eq(declarations.order_id, order_id) },
  },
  mails: {
    kept: `${MAIL_DAYS} days after it was written`,
    shown: { as: 'mails', table: mails, of: mailsOnOrder },
  },
  reservations: {
    kept: 'while held; with an order until it is cancelled, rejected, failed or reduced',
    shown: {
      as: 'reservations',
      table: reservations,
      of: ({ order_id, draft_id }) => or(eq(reservations.order_id, order_id), eq(reservations.draft_id, draft_id)),
    },
  },
  drafts: {
    kept: `${DRAFT_HOURS} hours after its last entry`,
    shown: { as: 'drafts', table: drafts, of: ({ draft_id }) => eq(drafts.id, draft_id) },
    erased: 'drafts with what was typed',
  },
  // they go with their draft
  draftScopes: {
    kept: `${DRAFT_HOURS} hours after its last entry`,
    shown: { as: 'draft_scopes', table: draftScopes, of: ({ draft_id }) => eq(draftScopes.draft_id, draft_id) },
  },
  resumeCodes: {
    kept: `until it is taken, ${DRAFT_HOURS} hours at most`,
    shown: { as: 'resume_codes', table: resumeCodes, of: ({ session_id }) => eq(resumeCodes.session_id, session_id) },
    erased: 'codes to go on elsewhere',
  },
  availabilities: {
    kept: `${DRAFT_HOURS} hours`,
    shown: {
      as: 'availabilities',
      table: availabilities,
      of: ({ session_id }) => eq(availabilities.session_id, session_id),
    },
    erased: 'checked addresses',
  },
  idempotentCalls: {
    kept: `${DRAFT_HOURS} hours, or as long as the session's draft; the answer to an order ${SESSION_HOURS} hours`,
    shown: {
      as: 'idempotent_calls',
      table: idempotentCalls,
      of: ({ session_id }) => eq(idempotentCalls.session_id, session_id),
    },
    erased: 'kept answers',
  },
  sessions: {
    kept: `${SESSION_HOURS} hours after its last token`,
    shown: { as: 'sessions', table: sessions, of: ({ session_id }) => eq(sessions.id, session_id) },
    erased: 'guest sessions',
  },
  // they name no order; whoever asked has the customer
  keptChecks: { kept: `${DRAFT_HOURS} hours` },
  callCounts: { kept: 'an hour' },
  agreedDocuments: undefined,
  formRules: undefined,
  catalogueVersions: undefined,
  compositions: undefined,
  edges: undefined,
  releaseDecisions: undefined,
  readiness: undefined,
  secretMarks: undefined,
}

/** Stands for an IBAN that only the shop's secret opens. */
const SEALED = '(encrypted)'

const sealed = (row: Record<string, unknown>): Record<string, unknown> =>
  row.sealed_iban ? { ...row, sealed_iban: SEALED } : row

/** Everything that is held on an order, row by row (GDPR Art. 15); undefined when there is no such order. */
export async function heldOn(db: Queries, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.order_id, orderId))
  if (!order) return undefined
  const rows: Record<string, Record<string, unknown>[]> = {}
  for (const held of Object.values(HELD)) {
    if (!held?.shown) continue
    const { as, table, of } = held.shown
    rows[as] = (await db.select().from(table).where(of(order))).map(sealed)
  }
  return { order: sealed(order), ...rows }
}

/** Erases what may go as soon as a customer asks, and says what was there: 'guest sessions: 1' */
export async function eraseHeld(tx: Queries, order: Order): Promise<string[]> {
  const erased: string[] = []
  for (const held of Object.values(HELD)) {
    if (!held?.shown || !held.erased) continue
    const { length } = await tx.delete(held.shown.table).where(held.shown.of(order)).returning()
    if (length > 0) erased.push(`${held.erased}: ${length}`)
  }
  return erased
}
