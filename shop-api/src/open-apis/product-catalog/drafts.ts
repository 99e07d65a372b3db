import { randomUUID } from 'node:crypto'
import { and, asc, count, eq } from 'drizzle-orm'
import { ApiException } from '../../kernel/errors/api-exception'
import type { Queries } from '../../platform/database/database'
import { catalogueDrafts } from '../../platform/database/draft-tables'
import { announce } from '../../platform/events/announce'
import { eventName, type DraftChange } from './catalog-event'
import type { Addresses } from '../standard/addresses'
import type { Described } from './entities'
import type { DraftResource } from './draft-content'
import type { Listed } from './listing'

/** Drafts of all kinds together; each list is read whole. */
const MOST_DRAFTS = 1_000

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Draft = typeof catalogueDrafts.$inferSelect
type Content = Draft['content']

export interface DraftsDeps {
  db: Queries
  clock: () => Date
  addresses: Addresses
}

/** What an operator prepares: kept apart from what is sold, and told of by the hub of TMF620. */
export interface Drafts {
  all(resource: DraftResource): Promise<Listed[]>
  find(resource: DraftResource, id: string): Promise<Listed | undefined>
  add(resource: DraftResource, content: Content): Promise<Listed>
  /** Undefined where there is no such draft. */
  change(resource: DraftResource, id: string, changed: Content): Promise<Listed | undefined>
  remove(resource: DraftResource, id: string): Promise<boolean>
}

export function createDrafts({ db, clock, addresses }: DraftsDeps): Drafts {
  const entity = ({ id, resource, content, updated_at }: Draft) => ({
    id,
    href: addresses.of(resource, id),
    lifecycleStatus: 'In design',
    ...content,
    lastUpdate: updated_at.toISOString(),
  })
  const listed = (draft: Draft): Listed => {
    const made = entity(draft)
    const facts = Object.entries(made).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    return {
      id: draft.id,
      facts: Object.fromEntries(facts) as Record<string, string>,
      make: () => made as unknown as Described,
    }
  }
  const which = (resource: DraftResource, id: string) =>
    and(eq(catalogueDrafts.resource, resource), eq(catalogueDrafts.id, id))
  const locked = async (tx: Queries, resource: DraftResource, id: string): Promise<Draft | undefined> => {
    if (!UUID.test(id)) return undefined
    const [draft] = await tx.select().from(catalogueDrafts).where(which(resource, id)).for('update')
    return draft
  }
  const tell = async (tx: Queries, resource: DraftResource, draft: Draft, change: DraftChange): Promise<void> => {
    const { id, revision } = draft
    const { href, lastUpdate, lifecycleStatus } = entity(draft)
    const { name, version } = draft.content as { name: string; version?: string }
    await announce(tx, {
      api: 'TMF620',
      subject: `${resource}/${id}`,
      position: revision,
      content: {
        eventId: `${id}-${revision}`,
        eventType: eventName(resource, change),
        eventTime: change === 'Delete' ? clock().toISOString() : lastUpdate,
        resource,
        id,
        href,
        name,
        lifecycleStatus,
        ...(version && { version }),
      },
    })
  }

  return {
    async all(resource) {
      const rows = await db
        .select()
        .from(catalogueDrafts)
        .where(eq(catalogueDrafts.resource, resource))
        .orderBy(asc(catalogueDrafts.created_at), asc(catalogueDrafts.id))
      return rows.map(listed)
    },
    async find(resource, id) {
      if (!UUID.test(id)) return undefined
      const [draft] = await db.select().from(catalogueDrafts).where(which(resource, id))
      return draft && listed(draft)
    },
    add: (resource, content) =>
      db.transaction(async (tx) => {
        const [there] = await tx.select({ total: count() }).from(catalogueDrafts)
        if ((there?.total ?? 0) >= MOST_DRAFTS)
          throw new ApiException(409, 'ValidationException', 'Es gibt schon zu viele Entwürfe.', [
            { text: `there are ${MOST_DRAFTS} drafts already: delete some` },
          ])
        const row = { id: randomUUID(), resource, content, updated_at: clock() }
        const [draft] = await tx.insert(catalogueDrafts).values(row).returning()
        await tell(tx, resource, draft!, 'Create')
        return listed(draft!)
      }),
    change: (resource, id, changed) =>
      db.transaction(async (tx) => {
        const before = await locked(tx, resource, id)
        if (!before) return undefined
        const next = { content: { ...before.content, ...changed }, revision: before.revision + 1, updated_at: clock() }
        const [draft] = await tx.update(catalogueDrafts).set(next).where(which(resource, id)).returning()
        const isAnother = entity(before).lifecycleStatus !== entity(draft!).lifecycleStatus
        await tell(tx, resource, draft!, isAnother ? 'StateChange' : 'AttributeValueChange')
        return listed(draft!)
      }),
    remove: (resource, id) =>
      db.transaction(async (tx) => {
        const draft = await locked(tx, resource, id)
        if (!draft) return false
        await tx.delete(catalogueDrafts).where(which(resource, id))
        await tell(tx, resource, { ...draft, revision: draft.revision + 1 }, 'Delete')
        return true
      }),
  }
}
