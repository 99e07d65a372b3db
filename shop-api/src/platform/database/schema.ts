import type { PrintedDocument } from '@nimbus/server-kit/printing'
import type { AgreedKind } from '../../kernel/documents/document-links'
import type { Area, CartPayload } from '@nimbus/shared-contracts/cart'
import type { CheckData } from '@nimbus/shared-contracts/availability'
import type { Declaration } from '@nimbus/shared-contracts/declaration'
import type { CartResponse, ContractSummary, OrderResult } from '@nimbus/shared-contracts/order'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Block } from '@nimbus/server-kit/printing'
import type { Counts, Decision, Plan } from '@nimbus/server-kit/releases'
import type { MailAttachment } from '../../kernel/documents/mail'
import type { EventKind } from './order-event'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A guest session; a token names one. */
export const sessions = pgTable('session', {
  id: uuid('id').primaryKey(),
  created_at: instant('created_at').notNull().defaultNow(),
  /** When its newest token was made; nobody can use it a day later. */
  seen_at: instant('seen_at').notNull().defaultNow(),
  revoked_at: instant('revoked_at'),
})

/** One row, which is written to see whether rows can be written, and never kept. */
export const readiness = pgTable('readiness', {
  id: integer('id').primaryKey(),
  filler: text('filler').notNull(),
})

/** One row: by what is known whether a secret is the one that the rest was written with. */
export const secretMarks = pgTable('secret_mark', {
  id: integer('id').primaryKey(),
  mark: text('mark').notNull(),
})

/** The last availability result of a session. */
export const availabilities = pgTable('availability', {
  session_id: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  check_data: jsonb('check_data').$type<CheckData>().notNull(),
  checked_at: instant('checked_at').notNull().defaultNow(),
})

/** An order in the making, from initiate to submit. */
export const drafts = pgTable(
  'draft',
  {
    id: uuid('id').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    area: text('area').$type<Area>().notNull(),
    kind: text('kind').$type<'new-contract' | 'provider-change'>().notNull(),
    payload: jsonb('payload').$type<CartPayload>().notNull(),
    /** What initiate answered: the prices that the customer saw last. */
    response: jsonb('response').$type<CartResponse>().notNull(),
    check_data: jsonb('check_data').$type<CheckData>(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('draft_session').on(table.session_id)],
)

/** The values of one scope of a draft. */
export const draftScopes = pgTable(
  'draft_scope',
  {
    draft_id: uuid('draft_id')
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    scope: text('scope').notNull(),
    /** Without the IBAN, of which only the masked form is here. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** The IBAN, encrypted. */
    sealed_iban: text('sealed_iban'),
    saved_at: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draft_id, table.scope] })],
)

/** A submitted order. Its draft may go, the order stays whole. */
export const orders = pgTable(
  'shop_order',
  {
    order_id: text('order_id').primaryKey(),
    draft_id: uuid('draft_id').notNull().unique(),
    session_id: uuid('session_id').notNull(),
    area: text('area').notNull(),
    kind: text('kind').notNull(),
    tracking_id: text('tracking_id'),
    cart: jsonb('cart').$type<CartResponse>().notNull(),
    check_data: jsonb('check_data').$type<CheckData>(),
    /** Values by scope, the IBAN masked. */
    data: jsonb('data').$type<Record<string, Record<string, unknown>>>().notNull(),
    sealed_iban: text('sealed_iban'),
    summary: jsonb('summary').$type<ContractSummary>().notNull(),
    result: jsonb('result').$type<OrderResult>().notNull(),
    ordered_at: instant('ordered_at').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    /** The documents that it was made with, by the hashes of what is stored of them; missing in orders of before. */
    documents: jsonb('documents').$type<Partial<Record<AgreedKind, string>>>(),
    /** Since when only what the law asks for is left of it: its contract is over, and an operator has said so. */
    reduced_at: instant('reduced_at'),
  },
  (table) => [index('shop_order_session').on(table.session_id)],
)

/** What documents of orders say, by the hash of it: orders of the same days share most of them (decision 061). */
export const agreedDocuments = pgTable('agreed_document', {
  hash: text('hash').primaryKey(),
  printed: jsonb('printed').$type<PrintedDocument>().notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
})

/** Rules of a form by their hash, so that any copy of the API can compile the validator that another one has named. */
export const formRules = pgTable('form_rules', {
  hash: text('hash').primaryKey(),
  schema: jsonb('schema').$type<Record<string, unknown>>().notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
})

/** Calls that must not happen twice, with what they answered. */
export const idempotentCalls = pgTable(
  'idempotent_call',
  {
    session_id: uuid('session_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.session_id, table.operation, table.key] })],
)

/** How often a caller has used a limited call; its key is a digest, so that no address is kept (decision 020). */
export const callCounts = pgTable('call_count', {
  key: text('key').primaryKey(),
  begun_at: instant('begun_at').notNull().defaultNow(),
  calls: integer('calls').notNull().default(1),
})

/** A catalogue that was put live without a restart; the newest one in effect counts. */
export const catalogueVersions = pgTable('catalogue_version', {
  id: uuid('id').primaryKey(),
  applied_at: instant('applied_at').notNull().defaultNow(),
  effective_from: instant('effective_from').notNull(),
  data: jsonb('data').$type<unknown>().notNull(),
})

/** Mails that are to be sent or were: written in the transaction of what they tell of, so that neither is without the other. */
export const mails = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    /** What the mail is about, so that it exists once: "order-received NB-2026-7K3M9Q" */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    /** Empty, as subject, blocks and attachments are, once the content was deleted. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    blocks: jsonb('blocks').$type<readonly Block[]>().notNull(),
    attachments: jsonb('attachments').$type<readonly MailAttachment[]>().notNull(),
    order_id: text('order_id'),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    /** Smaller ones are sent first. */
    rank: integer('rank').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: instant('next_try_at').notNull().defaultNow(),
    /** Who is sending it, and until when nobody else may. */
    lease: uuid('lease'),
    leased_until: instant('leased_until'),
    created_at: instant('created_at').notNull().defaultNow(),
    sent_at: instant('sent_at'),
    /** Why it was not taken, as a code: "550", "ECONNREFUSED" */
    last_error: text('last_error'),
  },
  (table) => [
    index('mail_due')
      .on(table.rank, table.next_try_at)
      .where(sql`${table.state} = 'queued'`),
    index('mail_order').on(table.order_id),
    // rows stay as long as their orders, contents for a month
    index('mail_content')
      .on(table.created_at)
      .where(sql`${table.recipient} <> ''`),
  ],
)

/** What another device may go on with (decision 032): the row goes with its one-time code, of which only the hash is here. */
export const resumeCodes = pgTable(
  'resume_code',
  {
    code_hash: text('code_hash').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The draft of the first device, which ends when the code is taken. */
    draft_id: uuid('draft_id'),
    payload: jsonb('payload').$type<CartPayload>().notNull(),
    situation: text('situation'),
    /** Values by scope, without the IBAN and the mandate to use it. */
    values: jsonb('values').$type<Record<string, Record<string, unknown>>>().notNull(),
    check_data: jsonb('check_data').$type<CheckData>(),
    valid_until: instant('valid_until').notNull(),
  },
  (table) => [index('resume_code_session').on(table.session_id)],
)

/**
 * What there is only so much of, held for a draft or booked with an order: a technician at a time, a phone number. Each of
 * its places exists once, so that two orders at once can't both have the last one.
 */
export const reservations = pgTable(
  'reservation',
  {
    kind: text('kind').$type<'appointment' | 'number'>().notNull(),
    /** "2026-12-14T08 01" for a time and the region of its team, "01713920042" for a number. */
    thing: text('thing').notNull(),
    /** From 1 to as many as there are. */
    place: integer('place').notNull().default(1),
    draft_id: uuid('draft_id').notNull(),
    /** Missing while it is only held. */
    order_id: text('order_id'),
    held_until: instant('held_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.thing, table.place] }),
    unique('reservation_draft').on(table.kind, table.draft_id),
  ],
)

/** Withdrawals and cancellations (BGB §§ 312k, 356a), whoever has sent them; nothing of them is ever changed. */
export const declarations = pgTable(
  'declaration',
  {
    /** The number on the receipt: "WR-7K3M9-Q2XHP" */
    number: text('number').primaryKey(),
    kind: text('kind').$type<Declaration['kind']>().notNull(),
    contents: jsonb('contents').$type<Declaration['contents']>().notNull(),
    /** When it came, to the shop's clock; maybe to the edge, while this database was away. */
    received_at: instant('received_at').notNull(),
    recorded_at: instant('recorded_at').notNull().defaultNow(),
    /** SHA-256 of the receipt's text: shows that nothing was changed since. */
    receipt_hash: text('receipt_hash').notNull(),
    idempotency_key: text('idempotency_key').notNull().unique(),
    /** The order that it clearly belongs to; the sender is never told. */
    order_id: text('order_id').references(() => orders.order_id, { onDelete: 'set null' }),
  },
  (table) => [index('declaration_order').on(table.order_id)],
)

/** What has happened to an order after it was sent; rows are only ever added; of one the customer's words can be erased. */
export const orderEvents = pgTable(
  'order_event',
  {
    order_id: text('order_id')
      .notNull()
      .references(() => orders.order_id, { onDelete: 'cascade' }),
    /** From 1 on without gaps, so that two steps at once can't both be the next one. */
    seq: integer('seq').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.seq] })],
)

/** What a system of others had checked by an open API, with its answer, which it can read again for a day (TMF-13). */
export const keptChecks = pgTable(
  'kept_check',
  {
    id: text('id').primaryKey(),
    /** As its API calls it: "geographicAddressValidation" */
    resource: text('resource').notNull(),
    /** Digest of the key that asked, whose system alone reads it. */
    owner: text('owner').notNull(),
    state: text('state').notNull(),
    answer: jsonb('answer').$type<object>().notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('kept_check_owner').on(table.owner, table.resource, table.created_at, table.id)],
)

/** What operators have decided for the releases of a remote, for all edges; the later one takes the place of the one before. */
export const releaseDecisions = pgTable('release_decision', {
  remote: text('remote').primaryKey(),
  decision: jsonb('decision').$type<Decision>().notNull(),
})

/** One row: which releases all edges show and will show, and the edge that composes for all (decision 054). */
export const compositions = pgTable('composition', {
  id: integer('id').primaryKey(),
  /** Of the latest plan; counts up. */
  revision: integer('revision').notNull().default(0),
  leader: text('leader'),
  /** Until when nobody else composes. */
  leads_until: instant('leads_until'),
  shown: jsonb('shown').$type<Plan>(),
  shown_revision: integer('shown_revision').notNull().default(0),
  /** Since when, or from when on where it isn't yet. */
  shown_from: instant('shown_from'),
  /** What comes after it, of the latest revision. */
  next: jsonb('next').$type<Plan>(),
  next_from: instant('next_from'),
  proposed_at: instant('proposed_at'),
  /** Who has what since when, as JSON that only edges read. */
  record: text('record'),
  record_revision: integer('record_revision').notNull().default(0),
})

/** Edges that run or ran lately: how far they are, and what they have counted of each release. */
export const edges = pgTable('edge', {
  id: text('id').primaryKey(),
  seen_at: instant('seen_at').notNull().defaultNow(),
  prepared: integer('prepared').notNull().default(0),
  counts: jsonb('counts').$type<Counts>().notNull(),
  /** Where other edges reach it, to give it a copy of what the database has not got. */
  address: text('address'),
})

/** Columns of words about somebody. What is kept as fields of a form says by itself whether it is personal. */
export const PERSONAL_COLUMNS = [
  availabilities.check_data,
  draftScopes.sealed_iban,
  orders.sealed_iban,
  orders.summary,
  mails.recipient,
  mails.subject,
  mails.blocks,
  mails.attachments,
  declarations.contents,
  keptChecks.answer,
]
