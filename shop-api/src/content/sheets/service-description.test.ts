import { readPdfs } from '@nimbus/server-kit/testing'
import { printPdf } from '@nimbus/server-kit/printing'
import { formatNumber } from '@nimbus/shared-contracts/numbers'
import { aCatalogue } from '../../testing/a-catalogue'
import { printedService, serviceDescription } from './service-description'

jest.setTimeout(60_000)

const NOW = new Date('2026-11-27T11:00:00.000Z')
const catalogue = aCatalogue(NOW.toISOString())

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const textOf = (id: string): string => plain(JSON.stringify(serviceDescription(catalogue, id)))

describe('serviceDescription', () => {
  const all = catalogue.tariffs()

  // customers agreed to a document that nobody had made
  it('is there for every tariff that is sold, and for no other', () => {
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter((tariff) => !serviceDescription(catalogue, tariff.concrete_product_id))).toEqual([])
    expect(serviceDescription(catalogue, 'gibtsnicht')).toBeUndefined()
  })

  it('has the speeds, calls, television and benefits of each tariff', () => {
    for (const tariff of all) {
      const text = textOf(tariff.concrete_product_id)
      const benefits = (tariff.benefits ?? []).filter((benefit) => benefit !== 'TV jederzeit zubuchbar').map(plain)
      expect(benefits.filter((benefit) => !text.includes(benefit))).toEqual([])
      expect(text).toContain('Preisliste')
      if (tariff.kind !== 'landline') continue
      const { down, up } = tariff.bandwidth
      for (const speed of [down.max, down.normal, down.min, up.max]) expect(text).toContain(plain(formatNumber(speed)))
      expect(text).toContain('Flatrate ins deutsche Festnetz')
      expect(text.includes('Fernsehen')).toBe(tariff.properties.tv !== 'NONE')
    }
  })

  it.each([
    ['glasfaser-300-24', /Netzabschluss/, /SIM-Karte/],
    ['dsl-m-24', /ersten Dose/, /Netzabschluss|Hausanschluss/],
    ['mobil-m-24', /Flatrate für Telefonie und SMS in alle deutschen Netze/, /Router|Übergabepunkt/],
    ['prepaid-s', /Telefonie 9 Cent je Minute, SMS 9 Cent in alle deutschen Netze/, /Flatrate/],
  ])('of %s says %s and not %s', (id, is, isNot) => {
    expect(textOf(id)).toMatch(is)
    expect(textOf(id)).not.toMatch(isNot)
  })

  it('is printed tagged and whole', async () => {
    const printed = printedService(serviceDescription(catalogue, 'glasfaser-300-megastream-24')!)
    const [read] = await readPdfs([await printPdf(printed, NOW)])
    expect([read?.title, read?.language, read?.marked]).toEqual([printed.title, 'de-DE', true])
    const headings = printed.blocks.filter(({ kind }) => kind === 'heading').length
    expect(headings).toBe(5)
    expect(read?.pages.flatMap(({ structure }) => structure).filter((role) => role === 'H2')).toHaveLength(headings)
  })
})
