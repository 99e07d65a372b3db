import {
  bundleDataSchema,
  bundleFor,
  deviceDetailSchema,
  deviceListSchema,
  ENERGY_CLASSES,
  listedDeviceSchema,
  type DeviceList,
} from '@nimbus/shared-contracts/catalogue'
import { averageOver, ledger, oneOffParts, priceSteps, totalOver } from '@nimbus/shared-contracts/money'
import * as v from 'valibot'
import { bundledCatalogue } from '../data/bundled'
import { aCatalogue } from '../../testing/a-catalogue'
import { combinationsOf } from './articles'
import type { DeviceQuery } from './device-range'

const catalogue = aCatalogue('2026-11-27T12:00:00Z')
const range = catalogue.devices()
const CATEGORIES = bundledCatalogue()['device-categories'].map(({ slug }) => slug)
const PARTNERS = catalogue.tariffs().filter(({ properties }) => properties.sublevel === 'WITH_DEVICE')

const tariff = (id: string) => catalogue.tariff(id)!
const costsOf = (tariffId: string, product: string) =>
  ledger([...tariff(tariffId).conditions, ...(catalogue.bundle(tariff(tariffId), product)?.conditions ?? [])])

const list = (query: DeviceQuery = {}, category = 'smartphones'): DeviceList => range.list(category, query)!

/** All pages of a list. */
const entries = (query: DeviceQuery = {}, category?: string): DeviceList['entries'] =>
  Array.from({ length: list(query, category).pages }, (_, index) => list({ ...query, page: `${index + 1}` }, category))
    .map((page) => page.entries)
    .flat()

const slugs = (query: DeviceQuery = {}, category?: string): string[] =>
  entries(query, category).map(({ device }) => device.slug)

describe('the bundled devices', () => {
  it('are at least 64 of at least 7 makers, with at least 260 variants', () => {
    const all = CATEGORIES.flatMap((category) => entries({}, category))
    expect(all.length).toBeGreaterThanOrEqual(64)
    expect(new Set(all.map(({ device }) => device.manufacturer_informations.company)).size).toBeGreaterThanOrEqual(7)
    expect(range.size).toBeGreaterThanOrEqual(260)
    expect(all.flatMap(({ device }) => device.concrete_products)).toHaveLength(range.size)
  })

  it('have each energy class somewhere, and none where no label is due', () => {
    const classesOf = (category: string) =>
      entries({}, category).map(({ device }) => device.energy_informations.efficiency?.class)
    expect(new Set([...classesOf('smartphones'), ...classesOf('tablets')])).toEqual(new Set(ENERGY_CLASSES))
    expect(new Set([...classesOf('smartwatches'), ...classesOf('zubehoer')])).toEqual(new Set([undefined]))
  })

  it('fit the contract: every list, device and bundle', () => {
    const issuesOf = (schema: v.GenericSchema, answer: unknown) => v.safeParse(schema, answer).issues ?? []
    const issues = [
      ...CATEGORIES.flatMap((category) => [
        ...issuesOf(deviceListSchema, list({}, category)),
        ...slugs({}, category).flatMap((slug) => issuesOf(deviceDetailSchema, range.detail(category, slug))),
      ]),
      ...issuesOf(bundleDataSchema, range.bundles({})),
    ]
    expect(issues).toEqual([])
  })

  it('are each cheapest with exactly one tariff for everybody over 24 months', () => {
    const { tariff_groups } = range.bundles({})
    const cheapest = tariff_groups.flatMap(({ concrete_tariff_group: { id }, smartphone_bundles }) =>
      smartphone_bundles
        .filter(({ cheapest_bundle }) => cheapest_bundle === 1)
        .map((bundle) => ({ id, product: bundle.concrete_smartphone_group.id })),
    )
    expect(cheapest).toHaveLength(range.size)
    expect(new Set(cheapest.map(({ product }) => product)).size).toBe(range.size)
    for (const { id, product } of cheapest) {
      const totals = ['mobil-s', 'mobil-m', 'mobil-l', 'mobil-xl']
        .map((family) => `${family}-device-24`)
        .filter((other) => catalogue.bundle(tariff(other), product))
        .map((other) => totalOver(costsOf(other, product), 24))
      expect(totalOver(costsOf(id, product), 24)).toBe(Math.min(...totals))
    }
  })

  it('have bundles with ids of their own', () => {
    const ids = range
      .bundles({})
      .tariff_groups.flatMap(({ smartphone_bundles }) => smartphone_bundles.map(({ bundle_id }) => bundle_id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('bundle', () => {
  it.each([
    ['mobil-s-device-24', 3495, 29900, 118470],
    ['mobil-m-device-24', 4495, 14900, 127470],
    ['mobil-l-device-24', 5495, 4900, 141470],
    ['mobil-xl-device-24', 6995, 100, 172670],
  ])('with %s the S1 Pro costs %d a month, %d once, %d in 24 months', (id, monthly, once, total) => {
    const costs = costsOf(id, 'solvar-s1-pro-fjordblau-256')
    expect([costs.months[0], costs.oneOff - 3995 - 695, totalOver(costs, 24)]).toEqual([monthly, once, total])
  })

  it('has the average of the mockup, and the tariff alone after the term', () => {
    const costs = costsOf('mobil-m-device-24', 'solvar-s1-pro-fjordblau-256')
    expect([costs.oneOff, averageOver(costs, 24)]).toEqual([19590, 5312])
    expect(priceSteps(costs)).toEqual([
      { from: 1, till: 24, amount: 4495 },
      { from: 25, till: 38, amount: 2995 },
    ])
  })

  it('pays the missing shares at the start of a term of 12 months', () => {
    const { months } = costsOf('mobil-m-device-12', 'solvar-s1-pro-fjordblau-256')
    expect([months[0], months[11], months[12]]).toEqual([4995, 4995, 3495])
  })

  it.each([
    ['mobil-s-device-12', 29900 + 18000, 100530],
    ['mobil-m-device-12', 29900 - 7500 + 18000, 105030],
    ['mobil-l-device-12', 29900 - 12500 + 18000, 112030],
    ['mobil-xl-device-12', 29900 - 14900 + 18000, 127630],
  ])('has half of the discount in a term of 12 months: %s, device %d, total %d', (id, device, total) => {
    const costs = costsOf(id, 'solvar-s1-pro-fjordblau-256')
    expect([costs.oneOff - 3995 - 695, totalOver(costs, 12)]).toEqual([device, total])
  })

  it('is the same with and without device, and costs the same with Young, but is another one', () => {
    const bundleOf = (id: string) => catalogue.bundle(tariff(id), 'solvar-s1-salbei-128')!
    const { bundle_id, conditions } = bundleOf('mobil-m-device-24')
    expect(bundleOf('mobil-m-24')).toEqual(bundleOf('mobil-m-device-24'))
    expect(bundleOf('mobil-m-young-device-24').conditions).toEqual(conditions)
    expect(bundleOf('mobil-m-young-device-24').bundle_id).not.toBe(bundle_id)
    expect(catalogue.bundle(tariff('mobil-m-24'), 'solvar-s1-salbei-256')!.bundle_id).not.toBe(bundle_id)
  })

  it('is another one at another price', () => {
    const data = structuredClone(bundledCatalogue())
    data['device-prices'].rows.find(({ device }) => device === 'solvar-s1')!.once[1] = 200
    const dearer = aCatalogue('2026-11-27T12:00:00Z', data)
    const idOf = (shop: typeof catalogue) => shop.bundle(tariff('mobil-m-24'), 'solvar-s1-salbei-128')!.bundle_id
    expect(idOf(dearer)).not.toBe(idOf(catalogue))
  })

  it.each([
    ['mobil-s-device-24', 'solvar-s1-max-graphit-256'],
    ['prepaid-l', 'solvar-s1-salbei-128'],
    ['glasfaser-150-24', 'solvar-s1-salbei-128'],
    ['mobil-m-24', 'solvar-s1-salbei-1tb'],
    ['mobil-m-24', '__proto__'],
  ])('does not exist for %s with %s', (id, product) => {
    expect(catalogue.bundle(tariff(id), product)).toBeUndefined()
  })
})

describe('bundles', () => {
  it('finds those of a variant with a tariff, with or without device', () => {
    const product = 'solvar-s1-pro-fjordblau-256'
    for (const id of ['mobil-m-24', 'mobil-m-device-24']) {
      const data = range.bundles({ tariff: id, product })
      expect(data.tariff_groups.map(({ concrete_tariff_group: group }) => group.id)).toEqual(['mobil-m-device-24'])
      expect(bundleFor(data, tariff(id), product)).toEqual(catalogue.bundle(tariff(id), product))
    }
  })

  it.each([
    { tariff: 'prepaid-m' },
    { tariff: 'mobil-xxl' },
    { tariff: 'dsl-m-24', product: 'solvar-s1-salbei-128' },
    { tariff: 'mobil-m-24', product: 'constructor' },
    { product: '' },
  ])('has none for %j', (wanted) => {
    expect(range.bundles(wanted)).toEqual({ tariff_groups: [] })
  })
})

describe('list', () => {
  // design/devices.html: the storage filter is 256 GB
  it.each([
    [
      'solvar-s1-pro',
      4495,
      14900,
      19590,
      'A',
      ['Fjordblau', 'Graphit', 'Nebelweiß', 'Salbei'],
      '2026-12-01',
      '2026-12-03',
    ],
    ['solvar-s1', 3995, 4900, 9590, 'B', ['Salbei', 'Nebelweiß', 'Nacht'], '2026-12-01', '2026-12-03'],
    ['kelvo-neun', 3995, 9900, 14590, 'B', ['Nebelweiß', 'Graphit', 'Lavarot'], '2026-12-01', '2026-12-03'],
    ['kelvo-neun-mini', 3495, 100, 4790, 'C', ['Lavarot', 'Sand', 'Nacht'], '2026-12-01', '2026-12-03'],
    ['onda-fuenf', 3495, 2900, 7590, 'A', ['Graphit', 'Sand'], '2026-12-04', '2026-12-08'],
    ['tarn-12-plus', 3995, 1900, 6590, 'D', ['Flieder', 'Graphit', 'Nebelweiß'], '2026-12-01', '2026-12-03'],
  ])('shows %s as the mockup does', (slug, monthly, device, once, efficiency, colors, from, till) => {
    const entry = list({ storage: '256 GB' }).entries.find((candidate) => candidate.device.slug === slug)!
    const costs = ledger([...list().tariff.conditions, ...entry.bundle.conditions])
    const product = entry.device.concrete_products.find(({ concrete_product_id: id }) => id === entry.shown)!
    expect([costs.months[0], costs.oneOff]).toEqual([monthly, once])
    expect(oneOffParts(entry.bundle.conditions)).toContainEqual({ kind: 'device', amount: device })
    expect(entry.device.energy_informations.efficiency?.class).toBe(efficiency)
    expect([...new Set(entry.device.concrete_products.map(({ color }) => color.name))]).toEqual(colors)
    expect(product).toMatchObject({ storage: { name: '256 GB' }, delivery: { from, till } })
  })

  it('has the devices of the mockup first, in its order', () => {
    expect(slugs({ storage: '256 GB' }).slice(0, 6)).toEqual([
      'solvar-s1-pro',
      'solvar-s1',
      'kelvo-neun',
      'kelvo-neun-mini',
      'onda-fuenf',
      'tarn-12-plus',
    ])
  })

  it('orders by sort_index, those without last', () => {
    for (const category of CATEGORIES) {
      const indexes = entries({}, category).map(({ device }) => device.properties.sort_index ?? Infinity)
      expect(indexes).toEqual([...indexes].sort((one, other) => (one === other ? 0 : one - other)))
      expect(indexes.at(-1)).toBe(Infinity)
    }
  })

  it('orders by price per month, then by what is paid once', () => {
    const prices = entries({ sort: 'price' }).map(({ bundle: { conditions } }) => {
      const { months, oneOff } = ledger(conditions)
      return (months[0] ?? 0) * 1_000_000 + oneOff
    })
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
  })

  it('orders makers from A to Z, and each one’s devices as recommended', () => {
    const sorted = entries({ sort: 'company' }).map(({ device }) => device)
    const companies = sorted.map(({ manufacturer_informations: { company } }) => company)
    expect(companies).toEqual([...companies].sort((one, other) => one.localeCompare(other, 'de')))
    const solvar = (list: { slug: string }[]) =>
      list.map(({ slug }) => slug).filter((slug) => slug.startsWith('solvar'))
    expect(solvar(sorted)).toEqual(solvar(entries().map(({ device }) => device)))
  })

  it('orders by what is paid in the whole term, tariff and all', () => {
    const totals = entries({ sort: 'total' }).map(({ bundle: { conditions } }) =>
      totalOver(ledger([...list().tariff.conditions, ...conditions]), 24),
    )
    expect(totals).toEqual([...totals].sort((one, other) => one - other))
    expect(new Set(totals).size).toBeGreaterThan(5)
  })

  // CAT-31
  it('is filtered by steps of the average that its cards show', () => {
    const price = list().facets.find(({ key }) => key === 'price')!.options
    expect(price.map(({ value }) => value)).toEqual([
      '35-40',
      '40-45',
      '45-50',
      '50-55',
      '55-60',
      '60-65',
      // S1 Max with 1 TB: (24 × 44,95 € + 595,90 €) ÷ 24
      '65-70',
    ])
    expect(price[0]).toMatchObject({ label: '35 bis unter 40\u00a0€' })
    for (const { value, count } of price) {
      const found = entries({ price: value })
      expect(found).toHaveLength(count)
      const [from = 0, till = 0] = value.split('-').map((bound) => Number(bound) * 100)
      for (const { bundle } of found) {
        const average = averageOver(ledger([...list().tariff.conditions, ...bundle.conditions]), 24)
        expect(average >= from && average < till).toBe(true)
      }
    }
  })

  it.each([
    ['display', '-6.2', 'unter 6,2 Zoll', ['solvar-s1', 'mirvane-aria-mini'], ['solvar-s1-pro', 'onda-fuenf']],
    ['display', '6.2-6.5', '6,2 bis unter 6,5 Zoll', ['solvar-s1-pro', 'onda-fuenf'], ['solvar-s1', 'tarn-12']],
    ['battery', '40-', 'ab 40 Stunden', ['solvar-s1-pro', 'mirvane-fels'], ['solvar-s1', 'kelvo-neun']],
  ])('is filtered by %s %s: %s', (key, value, label, inside, outside) => {
    const option = list()
      .facets.find((facet) => facet.key === key)!
      .options.find((candidate) => candidate.value === value)
    expect(option?.label?.replaceAll('\u00a0', ' ')).toBe(label)
    const found = slugs({ [key]: value })
    expect(found).toHaveLength(option!.count)
    expect(found).toEqual(expect.arrayContaining(inside))
    for (const slug of outside) expect(found).not.toContain(slug)
  })

  it('has no filter for what its devices lack', () => {
    const keysOf = (category: string) =>
      list({}, category)
        .facets.filter(({ options }) => options.length > 0)
        .map(({ key }) => key)
    expect(keysOf('zubehoer')).toEqual(['company', 'color_group', 'price'])
    expect(keysOf('tablets')).toEqual(['company', 'color_group', 'storage', 'price', 'display', 'battery'])
    expect(list({ tariff: 'prepaid-xl' }).facets.find(({ key }) => key === 'price')?.options).toEqual([])
  })

  it('shows everything without a tariff, at the prices of the one that the shop shows', () => {
    const { tariff: shown, tariff_chosen, hidden, total } = list()
    expect([shown.concrete_product_id, tariff_chosen, hidden, total]).toEqual(['mobil-m-device-24', false, 0, 30])
  })

  it('lists only devices that have a bundle with the chosen tariff, and counts the others', () => {
    const withS = list({ tariff: 'mobil-s-24' })
    expect(slugs({ tariff: 'mobil-s-24' })).not.toContain('solvar-s1-max')
    expect([withS.tariff_chosen, withS.total, withS.hidden]).toEqual([true, 29, 1])
    expect(list({ tariff: 'mobil-s-24', company: 'Kelvo' }).hidden).toBe(0)
    // its 256 GB are sold with S, more is not
    expect(entries({ tariff: 'mobil-s-24', storage: '1 TB' })).toEqual([])
  })

  it('lists nothing with a prepaid tariff, which is never sold with a device', () => {
    const { total, hidden, entries: none, pages, tariff: shown } = list({ tariff: 'prepaid-xl' })
    expect([total, hidden, none, pages, shown.concrete_product_id]).toEqual([0, 30, [], 1, 'prepaid-xl'])
  })

  it('has 24 devices on a page and leads beyond the last one to the last one', () => {
    expect([list().entries.length, list().page, list().pages]).toEqual([24, 1, 2])
    expect(list({ page: '2' }).entries).toHaveLength(6)
    expect(list({ page: '99999' }).page).toBe(2)
    expect(['0', '-1', 'x', '1e9', '1.5', ''].map((page) => list({ page }).page)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it.each([
    ['4', 4, 8],
    ['24', 24, 2],
    ['99999', 24, 2],
    ['0', 1, 30],
    ['x', 24, 2],
    ['', 24, 2],
  ])('has no more devices on a page than limit=%s asks for', (limit, count, pages) => {
    expect([list({ limit }).entries.length, list({ limit }).pages, list({ limit }).total]).toEqual([count, pages, 30])
  })

  it('goes on with the second page of a limit where the first one ended', () => {
    expect(slugs({ limit: '7' })).toEqual(slugs())
  })

  it('shows the variant of pid, with its own price, though it fits no filter', () => {
    const pid = 'solvar-s1-pro-graphit-1tb'
    const [first] = list({ pid, color_group: 'Blau' }).entries
    expect([first?.shown, first?.bundle.concrete_smartphone_group.id]).toEqual([pid, pid])
    expect(list({ pid, company: 'Tarn' }).entries.map(({ shown }) => shown)).not.toContain(pid)
  })

  // a device stood in the list as sold out in black, though it could be had in every other colour
  it.each([
    ['the second where the first is sold out', ['solvar-s1-pro-fjordblau-256'], 'solvar-s1-pro-fjordblau-512'],
    ['the first where none is', [], 'solvar-s1-pro-fjordblau-256'],
  ])('shows %s', (_what, soldOut, shown) => {
    const data = structuredClone(bundledCatalogue())
    data.devices[0]!.sold_out = soldOut.map(() => ['fjordblau', '256 GB'])
    expect(aCatalogue('2026-11-27T12:00:00Z', data).devices().list('smartphones', {})!.entries[0]!.shown).toBe(shown)
  })

  it('shows the first variant where all are sold out', () => {
    const data = structuredClone(bundledCatalogue())
    data.devices[0]!.sold_out = combinationsOf(data.devices[0]!)
    const [first] = aCatalogue('2026-11-27T12:00:00Z', data).devices().list('smartphones', {})!.entries
    expect(first!.shown).toBe('solvar-s1-pro-fjordblau-256')
  })

  it('shows another variant where the one of pid is not sold with the tariff', () => {
    const [first] = list({ pid: 'solvar-s1-pro-graphit-1tb', tariff: 'mobil-s-24' }).entries
    expect(first?.shown).toBe('solvar-s1-pro-fjordblau-256')
  })

  it.each<[string, DeviceQuery]>([
    ['a maker', { company: 'Lila' }],
    ['a colour', { color_group: '__proto__' }],
    ['a storage', { storage: 'constructor' }],
    ['a tariff', { tariff: 'toString' }],
    ['a landline tariff', { tariff: 'dsl-m-24' }],
    ['no tariff at all', { tariff: 'none' }],
    ['a variant', { pid: '999999' }],
    ['a variant of a strange name', { pid: '__proto__' }],
    ['an order', { sort: 'hasOwnProperty' }],
    ['endless values', { company: ','.repeat(5_000), storage: 'x'.repeat(10_000) }],
    ['an endless page', { page: '9'.repeat(400) }],
  ])('leaves out what it does not know: %s', (_what, query) => {
    expect({ ...list(query), page: 1, entries: [] }).toEqual({ ...list(), entries: [] })
    expect(list(query).active).toEqual([])
  })

  it('does not know other categories', () => {
    for (const category of ['fernseher', '__proto__', '']) expect(range.list(category, {})).toBeUndefined()
  })

  it('says which filters it has understood', () => {
    expect(list({ company: 'Kelvo,Lila,Solvar,Kelvo', storage: '256 GB' }).active).toEqual([
      { key: 'company', value: 'Kelvo' },
      { key: 'company', value: 'Solvar' },
      { key: 'storage', value: '256 GB' },
    ])
  })

  it('has facets in the order of the page: makers A to Z, the palette, storages by size', () => {
    const [company, color, storage] = list().facets
    expect(company?.options.map(({ value }) => value)).toEqual([
      'Kelvo',
      'Mirvane',
      'Onda',
      'Ostrel',
      'Quendo',
      'Solvar',
      'Tarn',
      'Tavoro',
    ])
    expect(color?.options.map(({ value }) => value)).toEqual([
      'Schwarz',
      'Grau',
      'Weiß',
      'Blau',
      'Grün',
      'Rot',
      'Beige',
      'Violett',
    ])
    expect(color?.options[3]).toMatchObject({ value: 'Blau', color: '#55779b' })
    expect(storage?.options.map(({ value }) => value)).toEqual(['64 GB', '128 GB', '256 GB', '512 GB', '1 TB'])
  })
})

describe('detail', () => {
  it('has everything that the mockup shows of the S1 Pro', () => {
    const { device, tariffs, focus_tariff_id } = range.detail('smartphones', 'solvar-s1-pro')!
    expect(device.technical_specifications.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Display: 6,3 Zoll, 2.622 × 1.206 Pixel, 120 Hz',
      'Kamera: 48 MP Weitwinkel, 48 MP Ultraweitwinkel, 12 MP Tele',
      'Akku: 42:30 Stunden je Ladung, 1.000 Ladezyklen',
      'Schutz: IP68, Sturzklasse A',
      'Reparierbarkeit: Klasse B',
      'SIM: eSIM und Nano-SIM',
      'Maße: 150 × 72 × 8 mm, 189 g',
      'Updates: bis Dezember 2033',
    ])
    expect(device.highlights.map(({ title, text }) => `${title} ${text}`)).toEqual([
      '6,3 Zoll Display mit 120 Hz',
      '42:30 Stunden Akkulaufzeit je Ladung',
      'Klasse B Reparierbarkeit',
      'bis 2033 Software-Updates',
    ])
    expect(device.manufacturer_informations).toEqual({
      company: 'Solvar',
      address: ['Solvar Devices GmbH', 'Hafenstraße 8', '20457 Hamburg'],
      email: 'sicherheit@solvar.example',
    })
    expect(device.energy_informations).toEqual({
      efficiency: {
        class: 'A',
        label: '/api/catalogue/devices/smartphones/solvar-s1-pro/energy-label.svg',
        information_sheet: '/api/catalogue/devices/smartphones/solvar-s1-pro/energy-sheet.pdf',
        battery_runtime: '42:30',
        battery_cycles: 1000,
        drop_class: 'A',
        repair_class: 'B',
        protection: 'IP68',
      },
      powersupply: { included: false, min_w: 5, max_w: 30, usb_pd: true },
    })
    expect(device.legal_information).toMatchObject({
      warnings: ['Nur mit USB-PD-Ladegeräten laden.', 'Akku nicht öffnen.'],
      accessibility: ['Bildschirmleser', 'Live-Untertitel', 'hörgerätetauglich'],
    })
    const storagesIn = (color: string) =>
      device.concrete_products.filter((product) => product.color.name === color).map(({ storage }) => storage?.name)
    expect([storagesIn('Fjordblau'), storagesIn('Graphit')]).toEqual([
      ['256 GB', '512 GB'],
      ['256 GB', '512 GB', '1 TB'],
    ])
    expect(tariffs).toEqual(PARTNERS)
    expect(focus_tariff_id).toBe('mobil-m-device-24')
  })

  it('says null where a variant is sold out', () => {
    const { device } = range.detail('smartphones', 'solvar-s1')!
    const soldOut = device.concrete_products.filter(({ delivery }) => delivery === null)
    expect(soldOut.map(({ concrete_product_id }) => concrete_product_id)).toEqual(['solvar-s1-nacht-128'])
  })

  it.each([
    ['tablets', 'solvar-s1-pro'],
    ['smartphones', 'solvar-s9'],
    ['smartphones', '__proto__'],
  ])('does not know %s/%s', (category, slug) => {
    expect(range.detail(category, slug)).toBeUndefined()
  })

  it('delivers from the shop’s day on, in German time', () => {
    const before = aCatalogue('2026-11-27T22:59:00Z').product('solvar-s1-salbei-128')?.product.delivery
    const after = aCatalogue('2026-11-29T23:00:00Z').product('solvar-s1-salbei-128')?.product.delivery
    expect([before, after]).toEqual([
      { from: '2026-12-01', till: '2026-12-03' },
      { from: '2026-12-02', till: '2026-12-04' },
    ])
  })
})

describe('product', () => {
  it('finds a variant with its device', () => {
    const found = catalogue.product('kelvo-neun-mini-sand-256')
    expect(found?.product).toMatchObject({ color: { name: 'Sand', color_group: 'Beige' }, storage: { name: '256 GB' } })
    expect(v.is(listedDeviceSchema, found?.device)).toBe(true)
    expect(['kelvo-neun-mini', 'x', '__proto__', ''].map((id) => catalogue.product(id))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
