import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { dayOf, startOfDay } from '@nimbus/server-kit/clock'
import type { Queries } from '../../platform/database/database'
import { catalogueVersions } from '../../platform/database/schema'
import { checkCatalogue } from '../checks/check'
import type { CatalogueData } from '../data/data'

const filesSchema = v.looseObject({})

/** A catalogue and the instant of the shop's clock from which it counts. */
interface CatalogueVersion {
  effective_from: Date
  applied_at: Date
  data: CatalogueData
}

/** The catalogues that are known: the one of this build, and those that an operator has applied. */
export interface CatalogueVersions {
  /** The data in effect at an instant of the shop's clock. */
  dataAt(now: Date): CatalogueData
  /** Reads what other processes have applied since. */
  refresh(): Promise<void>
  /** Keeps another catalogue; it counts from `effectiveFrom`. */
  apply(data: CatalogueData, effectiveFrom: Date): Promise<{ id: string }>
}

export interface CatalogueVersionsDeps {
  db: Queries
  bundled: CatalogueData
  /** Told of a stored catalogue that this build can't sell by; it is left out. */
  onUnreadable?: (id: string) => void
}

/** Call `refresh` once at the start, and again from time to time. */
export function createCatalogueVersions({
  db,
  bundled,
  onUnreadable = () => {},
}: CatalogueVersionsDeps): CatalogueVersions {
  const own: CatalogueVersion = {
    effective_from: startOfDay(bundled.catalogue.effective_from),
    applied_at: new Date(0),
    data: bundled,
  }
  let applied = new Map<string, CatalogueVersion | undefined>()

  /**
   * A stored row never changes, so each is read once and its data keep their identity. Files that didn't exist yet when it
   * was applied are those of this build, and have to go with the stored ones.
   */
  function read(row: typeof catalogueVersions.$inferSelect): CatalogueVersion | undefined {
    const files = v.is(filesSchema, row.data) ? { ...bundled, ...row.data } : row.data
    const checked = checkCatalogue(files)
    if (checked.ok) {
      const { effective_from, applied_at } = row
      return { effective_from, applied_at, data: inEffectSince(effective_from, checked.value) }
    }
    onUnreadable(row.id)
    return undefined
  }

  /** Catalogues are large and asked about every few seconds: only those that are new here are read. */
  async function refresh(): Promise<void> {
    const stored = await db.select({ id: catalogueVersions.id }).from(catalogueVersions)
    const ids = stored.map(({ id }) => id)
    const unread = ids.filter((id) => !applied.has(id))
    const rows =
      unread.length > 0 ? await db.select().from(catalogueVersions).where(inArray(catalogueVersions.id, unread)) : []
    const fresh = new Map(rows.map((row) => [row.id, read(row)]))
    applied = new Map(
      ids.filter((id) => applied.has(id) || fresh.has(id)).map((id) => [id, applied.get(id) ?? fresh.get(id)]),
    )
  }

  return {
    refresh,
    dataAt: (now) => newestInEffect([own, ...applied.values()], now)?.data ?? bundled,
    async apply(data, effectiveFrom) {
      const id = randomUUID()
      await db.insert(catalogueVersions).values({ id, effective_from: effectiveFrom, data })
      await refresh()
      return { id }
    },
  }
}

/** The catalogue with the day on which it came into effect, whatever its file says: an operator may name another instant. */
const inEffectSince = (instant: Date, data: CatalogueData): CatalogueData => ({
  ...data,
  catalogue: { ...data.catalogue, effective_from: dayOf(instant) },
})

/** Of those that have begun, the one that began last; of two that began together, the one applied last. */
function newestInEffect(versions: readonly (CatalogueVersion | undefined)[], now: Date): CatalogueVersion | undefined {
  return versions
    .filter((version) => version !== undefined)
    .filter(({ effective_from }) => effective_from.getTime() <= now.getTime())
    .sort(
      (a, b) =>
        a.effective_from.getTime() - b.effective_from.getTime() || a.applied_at.getTime() - b.applied_at.getTime(),
    )
    .at(-1)
}
