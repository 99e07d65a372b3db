import fc from 'fast-check'
import type { SearchAnswer } from '@nimbus/shared-contracts/search'
import { briefPrice } from '@nimbus/shared-contracts/offer'
import { routes } from '@nimbus/shared-contracts/routes'
import { aCatalogue } from '../../testing/a-catalogue'
import { articlesOf } from '../../catalogue/devices/articles'
import { createShopSearch, type ShopSearch } from './search'

const searchAt = (now: string): ShopSearch =>
  createShopSearch({ catalogue: aCatalogue(now), clock: () => new Date(now) })

const shop = searchAt('2026-11-27T12:00:00Z')

/** The addresses found, group by group. */
const hrefsOf = ({ groups }: SearchAnswer): string[] => groups.flatMap(({ hits }) => hits.map(({ href }) => href))

describe('createShopSearch', () => {
  it.each([
    ['Glasfaser', '/zuhause/tarife/glasfaser-tarife'],
    ['glasfaser 300', '/zuhause/tarife/magentazuhause-tarife?slug=glasfaser-300'],
    ['Glasfaser 1000', '/zuhause/tarife/magentazuhause-tarife?slug=glasfaser-1000'],
    ['GLASFASSER', '/zuhause/tarife/glasfaser-tarife'],
    ['glasfasertarife', '/zuhause/tarife/glasfaser-tarife'],
    ['DSL M', '/zuhause/tarife/magentazuhause-tarife?slug=dsl-m'],
    ['Festnetz', '/zuhause'],
    ['WLAN', '/zuhause'],
    ['Prepaid', '/unterwegs/tarife/prepaid-tarife'],
    ['Mobilfunktarife', '/unterwegs/tarife/mobilfunk-tarife'],
    ['fernsehen', '/magenta-tv'],
    ['Smartphone', '/unterwegs/geraete/smartphones'],
    ['samrtphone', '/unterwegs/geraete/smartphones'],
    ['Handy', '/unterwegs/geraete/smartphones'],
    ['handys', '/unterwegs/geraete/smartphones'],
    ['Solvar S1 Pro', '/unterwegs/geraete/smartphones/solvar-s1-pro'],
    ['s1pro solvar', '/unterwegs/geraete/smartphones/solvar-s1-pro'],
    ['zubehoer', '/unterwegs/geraete/zubehoer'],
    ['Zubehör', '/unterwegs/geraete/zubehoer'],
    ['Kündigung', '/vertraege-kuendigen'],
    ['kuendigen', '/vertraege-kuendigen'],
    ['kundigen', '/vertraege-kuendigen'],
    ['Widerruf', '/vertrag-widerrufen'],
    ['Datenschutz', '/datenschutz'],
    ['agb', '/agb'],
    ['Impresum', '/impressum'],
    ['250', '/zuhause/tarife/magentazuhause-tarife?slug=dsl-xl'],
    ['DSL 100', '/zuhause/tarife/magentazuhause-tarife?slug=dsl-l'],
    ['Partnerpunkte', '/agb#aktionen'],
    ['Trade-in', '/smartphone-vorteile'],
    ['tradein', '/agb#aktionen'],
    ['eintauschbonus', '/smartphone-vorteile'],
    ['energielabel', '/unterwegs/geraete/tablets'],
    ['Anbieterwechsel', '/ueber-das-unternehmen/verbraucherinformationen#wechsel'],
  ])('finds %s', (query, href) => {
    const found = shop.search(query)
    const firsts = found.groups.map(({ hits }) => hits[0]?.href)
    expect(firsts).toContain(href)
  })

  it.each(['xyzzy', '', '   ', '<script>', '\u0000', '!!!'])('finds nothing for %j', (query) => {
    expect(shop.search(query)).toMatchObject({ total: 0, groups: [] })
  })

  it('has nothing that is only spelt alike where the word itself is found', () => {
    // "schlicht" stands in the description of a phone
    expect(shop.search('Schlichtung').groups.map(({ group }) => group)).not.toContain('devices')
  })

  it('finds what stands in a legal text after its first sentences', () => {
    const { groups } = shop.search('Versand')
    expect(groups.map(({ group }) => group)).toContain('legal')
  })

  it('shows a device with its picture, its whole price and its energy label', () => {
    const { groups } = shop.search('Solvar S1 Pro', 'devices')
    const hit = groups.flatMap(({ hits }) => hits)[0]
    expect(hit).toMatchObject({
      title: 'Solvar S1 Pro',
      kind: 'Smartphones',
      image: expect.stringMatching(/^devices\/.+\.svg$/),
      price: { more: expect.stringMatching(/^ab Monat 25: .+\s€, einmalig .+\s€, Ø je Monat über 24\sMonate .+\s€$/) },
      with: expect.stringMatching(/^für 256 GB mit Nimbus Mobil /),
      energy: { efficiency: { class: expect.stringMatching(/^[A-G]$/) } },
    })
  })

  it.each([
    ['Solvar S1 Pro', '', 'für 256 GB mit Nimbus Mobil M'],
    ['Solvar S1 Pro 1 TB', '?pid=solvar-s1-pro-graphit-1tb', 'für 1 TB mit Nimbus Mobil M'],
    ['S1 Pro 512', '?pid=solvar-s1-pro-fjordblau-512', 'für 512 GB mit Nimbus Mobil M'],
    ['graphit solvar s1 pro', '?pid=solvar-s1-pro-graphit-256', 'für 256 GB mit Nimbus Mobil M'],
  ])('shows of %s the variant that was asked for', (query, variant, tariff) => {
    const hit = shop.search(query, 'devices').groups.flatMap(({ hits }) => hits)[0]!
    expect([hit.href, hit.with]).toEqual([`/unterwegs/geraete/smartphones/solvar-s1-pro${variant}`, tariff])
  })

  it('has the price of the variant that it leads to, of every device', () => {
    const catalogue = aCatalogue('2026-11-27T12:00:00Z')
    const tariff = catalogue.tariff(catalogue.data()['device-prices'].focus_tariff)!
    const wrong = articlesOf(catalogue.data()).flatMap(({ data, maker, category, variants }) => {
      const page = routes.device(category.slug, data.id)
      return variants.flatMap(({ id, color, storage }) => {
        const query = [maker.name, data.name, color.name, storage].filter(Boolean).join(' ')
        const hits = shop.search(query, 'devices').groups.flatMap((group) => group.hits)
        const hit = hits.find(({ href }) => href.split('?')[0] === page)
        const ofVariant = `${page}${id === variants[0].id ? '' : `?pid=${id}`}`
        const conditions = [...tariff.conditions, ...(catalogue.bundle(tariff, id)?.conditions ?? [])]
        const price = briefPrice(conditions, tariff.properties.contract_term)
        const isRight = hit?.href === ofVariant && (!hit.price || hit.price.more === price.more)
        return isRight ? [] : [`${query}: ${hit?.href} ${hit?.price?.more}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it.each(['devices', 'tariffs'] as const)(
    'has no price of %s without the rest of it, and no label without',
    (group) => {
      const hits = ['Handy', 'Tablet', 'Uhr', 'Kopfhörer', 'Tarif', 'Prepaid']
        .flatMap((query) => shop.search(query, group).groups)
        .flatMap(({ hits }) => hits)
      expect(hits.length).toBeGreaterThan(10)
      const priced = hits.flatMap(({ title, price }) => (price ? [`${title} ${price.when} ${price.more}`] : []))
      expect(
        priced.filter((said) => !/je Monat.*Ø je Monat über|je 4 Wochen entspricht .+ im Monat/.test(said)),
      ).toEqual([])
      const labelled = hits.filter(({ kind = '', price }) => price && /^(Smartphones|Tablets)$/.test(kind))
      expect(labelled.filter(({ energy }) => !energy?.efficiency?.class)).toEqual([])
    },
  )

  it('forgives no digit: another speed is another tariff', () => {
    expect(hrefsOf(shop.search('Glasfaser 300')).some((href) => href.includes('slug=glasfaser-600'))).toBe(false)
  })

  it('counts all hits of a group and has the best five, or all of one group', () => {
    const { total, groups } = shop.search('Handy')
    const devices = groups.find(({ group }) => group === 'devices')
    expect(total).toBe(groups.reduce((sum, { count }) => sum + count, 0))
    expect(devices?.count).toBeGreaterThan(5)
    expect(devices?.hits).toHaveLength(5)
    const alone = shop.search('Handy', 'devices')
    expect(alone.total).toBe(total)
    expect(alone.groups.map(({ group, hits }) => [group, hits.length > 0])).toEqual(
      groups.map(({ group }) => [group, group === 'devices']),
    )
    expect(alone.groups.find(({ group }) => group === 'devices')?.hits).toHaveLength(devices?.count ?? 0)
  })

  it('marks the words that were found as they stand in the text, whatever their spelling in the query', () => {
    const hit = shop.search('vertrage kuendigen').groups.flatMap(({ hits }) => hits)
    expect(hit.find(({ href }) => href === '/vertraege-kuendigen')?.marks).toEqual(
      expect.arrayContaining(['Verträge', 'kündigen']),
    )
  })

  it('finds the words one by one when nothing has them together', () => {
    expect(hrefsOf(shop.search('Glasfaser Impressum'))).toEqual(
      expect.arrayContaining(['/impressum', '/zuhause/tarife/glasfaser-tarife']),
    )
  })

  it('has the texts that are in force at the clock', () => {
    const textOf = (now: string) =>
      searchAt(now)
        .search('Widerrufsrecht', 'legal')
        .groups.flatMap(({ hits }) => hits)
        .find(({ href }) => href === '/agb#widerrufsrecht')
    expect(textOf('2026-11-27T12:00:00Z')?.title).toBeDefined()
    expect(textOf('2026-01-15T12:00:00Z')?.title).toBeDefined()
  })

  it('answers to anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
        expect(shop.search(typed).total).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 50 },
    )
  })
})
