import { readFile, stat } from 'node:fs/promises'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { onEachEngine } from '../../testing/engines'
import { shopOn } from '../../testing/shop-on'
import { bundledCatalogue } from '../data/bundled'
import type { CatalogueData } from '../data/data'
import { operatorKeyPath } from '../../kernel/operator/operator-key'

jest.setTimeout(60_000)

/** The bundled catalogue under another version, with Glasfaser 150 at another price. */
function aCatalogueWithPrice(version: string, price: number): CatalogueData {
  const data = structuredClone(bundledCatalogue())
  data.catalogue.version = version
  data.families[0]!.price = price
  return data
}

onEachEngine((start) => {
  const shop = shopOn(start)

  const key = async (): Promise<string> => (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
  const apply = async (payload: object, operatorKey?: string) =>
    shop.inject({
      method: 'POST',
      url: '/api/operator/catalogue',
      headers: { 'x-operator-key': operatorKey ?? (await key()) },
      payload,
    })
  const price = async (): Promise<number | undefined> => {
    const answer = await shop.inject({ url: '/api/catalogue/tariffs/glasfaser-150-12' })
    return answer.json<Tariff>().conditions[0]?.gross_value
  }

  describe('POST /operator/catalogue', () => {
    it('puts a catalogue live at the instant that was named, without a restart', async () => {
      const data = aCatalogueWithPrice('test-later', 4695)
      const answer = await apply({ data, effective_from: '2026-12-01T00:00:00.000Z' })
      expect(answer.json()).toMatchObject({ version: 'test-later', effective_from: '2026-12-01T00:00:00.000Z' })
      expect(await price()).toBe(4595)
      shop.setClock('2026-12-01T00:00:00.000Z')
      expect(await price()).toBe(4695)
    })

    it('puts it live at once without an instant', async () => {
      await apply({ data: aCatalogueWithPrice('test-now', 4495) })
      expect(await price()).toBe(4495)
    })

    it('refuses a catalogue with faults and names them', async () => {
      const before = await price()
      const answer = await apply({ data: aCatalogueWithPrice('test-fault', 12.5) })
      expect(answer.json()).toMatchObject({
        status_code: 400,
        error: 'ValidationException',
        details: [{ text: 'families.json [0].price: is not a whole number of cents' }],
      })
      expect(await price()).toBe(before)
    })

    it('names no more than the first 40 faults, and how many there are', async () => {
      const data = aCatalogueWithPrice('test-faults', 4595)
      for (const device of data.devices) device.model = ''
      const { message, details } = (await apply({ data })).json<{ message: string; details: object[] }>()
      expect([message, details.length]).toEqual([`Der Katalog enthält Fehler (Anzahl: ${data.devices.length}).`, 40])
    })

    // 1 MiB was the limit, and a catalogue of 5,000 devices has 4.6 MB
    it('takes a catalogue of five megabytes', async () => {
      const answer = await shop.inject({
        method: 'POST',
        url: '/api/operator/catalogue',
        headers: { 'x-operator-key': await key(), 'content-type': 'application/json' },
        payload: JSON.stringify({ data: aCatalogueWithPrice('test-large', 4395) }) + ' '.repeat(5_000_000),
      })
      expect([answer.statusCode, await price()]).toEqual([200, 4395])
    })

    it('refuses whoever has not the key', async () => {
      expect((await apply({ data: {} }, 'x'.repeat(43))).statusCode).toBe(401)
      expect((await apply({ data: {} }, '')).statusCode).toBe(401)
    })

    it('keeps its key readable for its owner only', async () => {
      expect((await stat(operatorKeyPath(shop.dataDir))).mode & 0o777).toBe(0o600)
    })
  })
})
