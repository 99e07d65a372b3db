import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database'
import { listeners, toldResources } from '../../platform/database/event-tables'
import { announce } from '../../platform/events/announce'
import type { Addresses } from '../standard/addresses'
import { eventName, type DraftChange } from './catalog-event'
import { DRAFT_RESOURCES, type DraftResource } from './draft-content'
import type { Described } from './entities'
import type { ProductCatalog } from './product-catalog'

const API = 'TMF620'

/** The row that says that all is noted. */
const ALL = { resource: '', id: '' }
const which = (resource: string, id: string) => and(eq(toldResources.resource, resource), eq(toldResources.id, id))
const isAll = which(ALL.resource, ALL.id)

/** Resources of one transaction: few enough that nobody waits for it. */
const BATCH = 25

export interface AnnounceCatalogDeps {
  db: Queries
  clock: () => Date
  /** The catalogue of the clock's moment, the same object until it changes. */
  productCatalog: () => ProductCatalog
  addresses: Addresses
  /** Whether to leave the rest for another time. */
  isStopped?: () => boolean
}

/** What is told of a resource. */
interface Told extends Pick<Described, 'id' | 'href' | 'name' | 'version'> {
  lifecycleStatus: string
}

/** The same with what it says beside that. */
interface Digested extends Told {
  digest: string
}

type Known = typeof toldResources.$inferSelect

const toldOf = (made: Described): Digested => {
  const { id, href, name, lifecycleStatus, version } = made
  const said = JSON.stringify({ ...made, version: '', lastUpdate: '' })
  return { id, href, name, lifecycleStatus, version, digest: createHash('sha256').update(said).digest('base64url') }
}

/** What has become of a resource since listeners were told of it; undefined where it says the same. */
function changeOf(known: Known | undefined, { digest, lifecycleStatus }: Digested): DraftChange | undefined {
  if (!known || known.status === '') return 'Create'
  if (known.status !== lifecycleStatus) return 'StateChange'
  return known.digest === digest ? undefined : 'AttributeValueChange'
}

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH))

/**
 * Tells listeners of TMF620 what another state of the catalogue has made of what is sold (TMF-25): compares each
 * specification, offering and price with what they were told last. Each change is told once, however many copies of the shop
 * see it; a copy looks only when its own catalogue has changed, so that one that runs behind tells nothing back.
 */
export function createCatalogAnnouncer({
  db,
  clock,
  productCatalog,
  addresses,
  isStopped = () => false,
}: AnnounceCatalogDeps) {
  let seen: ProductCatalog | undefined

  async function tell(tx: Queries, resource: DraftResource, told: Told, change: DraftChange, revision: number) {
    await announce(tx, {
      api: API,
      subject: `${resource}/${told.id}`,
      position: revision,
      content: {
        eventId: `${resource}-${told.id}-${revision}`,
        eventType: eventName(resource, change),
        eventTime: clock().toISOString(),
        resource,
        ...told,
      },
    })
  }

  /** Notes what some resources say, and tells what is another unless it is the first time that anybody asks. */
  const note = (resource: DraftResource, all: readonly Digested[], isFirst: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      const ids = all.map(({ id }) => id)
      const rows = await tx
        .select()
        .from(toldResources)
        .where(and(eq(toldResources.resource, resource), inArray(toldResources.id, ids)))
        .orderBy(toldResources.id)
        .for('no key update')
      const known = new Map(rows.map((row) => [row.id, row]))
      const changes = all.flatMap((told) => {
        const before = known.get(told.id)
        const change = changeOf(before, told)
        return change ? [{ told, change, before, revision: before ? before.revision + 1 : 0 }] : []
      })
      const rowOf = ({ told: { id, name, lifecycleStatus: status, digest }, revision }: (typeof changes)[number]) => ({
        resource,
        id,
        name,
        status,
        digest,
        revision,
      })
      const fresh = changes.filter(({ before }) => !before).map(rowOf)
      // a new one that another copy notes at the same moment is its to tell
      const made =
        fresh.length > 0 ? await tx.insert(toldResources).values(fresh).onConflictDoNothing().returning() : []
      const ours = new Set(made.map(({ id }) => id))
      for (const change of changes) {
        const { before, told, revision } = change
        const { digest: _, ...entity } = told
        if (before) await tx.update(toldResources).set(rowOf(change)).where(which(resource, told.id))
        else if (!ours.has(told.id)) continue
        if (!isFirst) await tell(tx, resource, entity, change.change, revision)
      }
    })

  /** Notes and tells what is there no more. */
  const noteGone = (
    resource: DraftResource,
    ids: readonly string[],
    { version, isFirst }: { version: string; isFirst: boolean },
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const gone = await tx
        .select()
        .from(toldResources)
        .where(
          and(eq(toldResources.resource, resource), inArray(toldResources.id, [...ids]), ne(toldResources.status, '')),
        )
        .orderBy(toldResources.id)
        .for('no key update')
      for (const { id, name, status, revision: before } of gone) {
        const revision = before + 1
        await tx.update(toldResources).set({ status: '', digest: '', revision }).where(which(resource, id))
        if (isFirst) continue
        const last = { id, href: addresses.of(resource, id), name, lifecycleStatus: status, version }
        await tell(tx, resource, last, 'Delete', revision)
      }
    })

  /** Goes through all that is sold; false where it was stopped in between. */
  async function compare(catalog: ProductCatalog, isFirst: boolean): Promise<boolean> {
    for (const resource of DRAFT_RESOURCES) {
      const all = catalog.all(resource)
      for (const batch of inBatches(all)) {
        if (isStopped()) return false
        const told = batch.map(({ make }) => toldOf(make()))
        await note(resource, told, isFirst)
        // whoever asks the shop meanwhile is answered
        await nextTurn()
      }
      const rows = await db
        .select({ id: toldResources.id })
        .from(toldResources)
        .where(and(eq(toldResources.resource, resource), ne(toldResources.status, '')))
      const gone = rows.flatMap(({ id }) => (catalog.find(resource, id) ? [] : id))
      for (const batch of inBatches(gone)) await noteGone(resource, batch, { version: catalog.state.version, isFirst })
    }
    return true
  }

  /** Tells what has changed, if anything has and anybody listens. */
  return async function announceCatalog(): Promise<void> {
    const catalog = productCatalog()
    const [[listener], [noted]] = await Promise.all([
      db
        .select({ one: sql`1` })
        .from(listeners)
        .where(and(eq(listeners.api, API), isNull(listeners.ended_at)))
        .limit(1),
      db
        .select({ one: sql`1` })
        .from(toldResources)
        .where(isAll),
    ])
    if (!listener) {
      // what is noted stays, so that no event's id is given twice
      if (noted) await db.delete(toldResources).where(isAll)
      return
    }
    if (noted && seen === catalog) return
    if (!(await compare(catalog, !noted))) return
    if (!noted)
      await db
        .insert(toldResources)
        .values({ ...ALL, name: '', status: '', digest: '' })
        .onConflictDoNothing()
    seen = catalog
  }
}
