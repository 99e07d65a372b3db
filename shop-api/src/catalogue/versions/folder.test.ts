import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledCatalogue } from '../data/bundled'
import { CATALOGUE_FILES } from '../data/data'
import { loadCatalogueFolder } from './folder'

describe('loadCatalogueFolder', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
    const data = bundledCatalogue()
    await Promise.all(
      CATALOGUE_FILES.map((name) => writeFile(join(folder, `${name}.json`), JSON.stringify(data[name]))),
    )
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('reads the catalogue that was written', async () => {
    expect(await loadCatalogueFolder(folder)).toEqual(bundledCatalogue())
  })

  it('names the file that is missing', async () => {
    await rm(join(folder, 'devices.json'))
    await expect(loadCatalogueFolder(folder)).rejects.toThrow(/devices\.json: .*ENOENT/)
  })

  it('names the file that is no JSON', async () => {
    await writeFile(join(folder, 'makers.json'), '[{')
    await expect(loadCatalogueFolder(folder)).rejects.toThrow(/makers\.json: .*JSON/)
  })

  it('names what is wrong, and how often, in a few lines', async () => {
    const devices = JSON.parse(await readFile(join(folder, 'devices.json'), 'utf8')) as object[]
    const broken = devices.map((device) => ({ ...device, colors: [] }))
    await writeFile(join(folder, 'devices.json'), JSON.stringify(broken))
    const message = await loadCatalogueFolder(folder).then(String, (error: Error) => error.message)
    expect(message.split('\n')[0]).toBe('devices.json [0].colors: has no colour')
    expect(message.split('\n')).toHaveLength(41)
    expect(message.split('\n').at(-1)).toMatch(/^72 problems in /)
  })
})
