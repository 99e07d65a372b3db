import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What an operator prepares by TMF620; nothing of it is sold (TMF-21). */
export const catalogueDrafts = pgTable(
  'catalogue_draft',
  {
    id: uuid('id').primaryKey(),
    /** As its API calls it: "productOffering" */
    resource: text('resource').notNull(),
    /** Its attributes without id, address and time. */
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Counts its changes up. */
    revision: integer('revision').notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    /** By the shop's clock. */
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [index('catalogue_draft_resource').on(table.resource, table.created_at, table.id)],
)
