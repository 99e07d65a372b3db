import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, type Database } from '../../platform/database/database'
import { catalogueVersions } from '../../platform/database/schema'
import { packageFolder } from '../../kernel/package/package-folder'
import { START_MS } from '../../testing/engines'
import { warmDataFolder } from '../../testing/warm-data-folder'
import { bundledCatalogue } from '../data/bundled'
import { createCatalogueVersions } from './versions'

const NOW = new Date('2026-11-27T12:00:00Z')

describe('createCatalogueVersions', () => {
  let dataDir: string
  let database: Database

  beforeAll(async () => {
    dataDir = await warmDataFolder('catalogue-versions-')
    const migrationsFolder = join(packageFolder(), 'migrations')
    database = await openDatabase({ dataDir, databaseUrl: undefined, migrationsFolder, onError: () => {} })
  }, START_MS)
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  beforeEach(async () => void (await database.db.delete(catalogueVersions)))

  async function withStored(data: unknown) {
    const id = randomUUID()
    await database.db.insert(catalogueVersions).values({ id, effective_from: new Date('2026-11-01T00:00:00Z'), data })
    const unreadable: string[] = []
    const bundled = bundledCatalogue()
    const onUnreadable = (name: string): void => void unreadable.push(name)
    const versions = createCatalogueVersions({ db: database.db, bundled, onUnreadable })
    await versions.refresh()
    return { id, bundled, unreadable, inEffect: versions.dataAt(NOW) }
  }

  it('takes a file that a stored catalogue does not have yet from the build', async () => {
    const { mobile: _mobile, ...files } = bundledCatalogue()
    const stored = { ...files, catalogue: { ...files.catalogue, version: 'before-mobile' } }
    const { inEffect, bundled, unreadable } = await withStored(stored)
    expect([inEffect.catalogue.version, inEffect.mobile]).toEqual(['before-mobile', bundled.mobile])
    expect(unreadable).toEqual([])
  })

  it('has the day from which an operator let it count, not the one of its file', async () => {
    const files = bundledCatalogue()
    const stored = { ...files, catalogue: { ...files.catalogue, version: 'later' } }
    expect(stored.catalogue.effective_from).toBe('2025-10-01')
    expect((await withStored(stored)).inEffect.catalogue).toMatchObject({
      version: 'later',
      effective_from: '2026-11-01',
    })
  })

  /** A catalogue of the time before devices, with a family that the price list of this build knows by another name. */
  function beforeDevices(): object {
    const { 'device-prices': _prices, devices: _devices, ...files } = structuredClone(bundledCatalogue())
    files.mobile.families[0]!.id = 'mobil-xs'
    return files
  }

  it('reads a catalogue once, however often it is asked for new ones', async () => {
    const reads: string[] = []
    const db = new Proxy(database.db, {
      get(target, name, receiver) {
        if (name !== 'select') return Reflect.get(target, name, receiver)
        return (...columns: Parameters<typeof target.select>) => {
          reads.push(columns[0] === undefined ? 'whole' : 'ids')
          return target.select(...columns)
        }
      },
    })
    const bundled = bundledCatalogue()
    const versions = createCatalogueVersions({ db, bundled, onUnreadable: () => {} })
    await versions.refresh()
    await versions.apply(bundled, new Date('2026-11-01T00:00:00Z'))
    const { catalogue } = versions.dataAt(NOW)
    await versions.refresh()
    await versions.refresh()
    expect(reads).toEqual(['ids', 'ids', 'whole', 'ids', 'ids'])
    expect(versions.dataAt(NOW).catalogue).toBe(catalogue)
    await database.db.delete(catalogueVersions)
    await versions.refresh()
    expect(versions.dataAt(NOW)).toBe(bundled)
  })

  it.each([
    ['with a fault in a file', { ...bundledCatalogue(), families: 'none' }],
    ['that does not go with the files of the build', beforeDevices()],
    ['that is no catalogue', 'nonsense'],
  ])('leaves out a stored catalogue %s and tells of it', async (_fault, data) => {
    const { id, inEffect, bundled, unreadable } = await withStored(data)
    expect(inEffect).toBe(bundled)
    expect(unreadable).toEqual([id])
  })
})
