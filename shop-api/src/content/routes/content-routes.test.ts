import {
  footnotesSchema,
  heroesSchema,
  legalPageSchema,
  productSheetListSchema,
  productSheetSchema,
} from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { anApi } from '../../testing/an-api'
import { aCatalogue } from '../../testing/a-catalogue'
import { contentRoutes } from './content-routes'

const servers = new Map<string, ReturnType<typeof anApi>>()

/** The texts at an instant; one server for all who ask for it. */
function api(now = '2026-11-27T12:00:00Z') {
  const server = servers.get(now) ?? anApi(contentRoutes({ catalogue: aCatalogue(now), clock: () => new Date(now) }))
  servers.set(now, server)
  return server
}

async function get<Schema extends v.GenericSchema>(
  url: string,
  schema: Schema,
  now?: string,
): Promise<v.InferOutput<Schema>> {
  const answer = await (await api(now)).inject(url)
  return v.parse(schema, answer.json())
}

const PAGES = ['agb', 'impressum', 'datenschutz', 'datenschutzhinweise', 'verbraucherinformationen', 'barrierefreiheit']

describe('GET /content/legal', () => {
  it.each(PAGES)('has %s with sections that can be named in an address', async (page) => {
    const { sections, title, description } = await get(`/content/legal/${page}`, legalPageSchema)
    expect(sections.every(({ id, html }) => /^[a-z]+$/.test(id) && html.startsWith('<'))).toBe(true)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    expect([title, description].every((text) => text.length > 5)).toBe(true)
  })

  it.each(PAGES)('links to no platform that has been closed on %s', async (page) => {
    expect(JSON.stringify(await get(`/content/legal/${page}`, legalPageSchema))).not.toMatch(
      /ec\.europa\.eu|OS-Plattform|Online-Streitbeilegung/i,
    )
  })

  it('has the withdrawal instructions in the terms, with the function on the web since it is a duty', async () => {
    const sectionAt = async (now: string) =>
      (await get('/content/legal/agb', legalPageSchema, now)).sections.find(({ id }) => id === 'widerrufsrecht')?.html
    expect(await sectionAt('2026-11-27T12:00:00Z')).toContain('/vertrag-widerrufen')
    expect(await sectionAt('2026-06-18T12:00:00Z')).not.toContain('/vertrag-widerrufen')
  })

  it('says from when a text is in force', async () => {
    expect((await get('/content/legal/agb', legalPageSchema)).valid_from).toBe('2026-06-18T22:00:00.000Z')
    expect((await get('/content/legal/agb', legalPageSchema, '2026-01-15T12:00:00Z')).valid_from).toBe(
      '2025-09-30T22:00:00.000Z',
    )
  })
})

describe('GET /legal/pib', () => {
  it('has a sheet for every tariff; those with device have that of the tariff without', async () => {
    const { sheets } = await get('/legal/pib', productSheetListSchema)
    const numberOf = (...kinds: string[]) => sheets.filter(({ technology }) => kinds.includes(technology)).length
    expect([numberOf('FIBRE', 'DSL'), numberOf('MOBILE'), numberOf('PREPAID')]).toEqual([192 + 3, 4 * 2 * 2 + 1, 5 + 1])
    expect(sheets.filter(({ withdrawn_on }) => withdrawn_on).map(({ name }) => name)).toEqual([
      'DSL 16',
      'DSL 50',
      'Glasfaser 100',
      'Nimbus Mobil Basis',
      'Nimbus Prepaid Basis',
    ])
    expect(sheets.some(({ concrete_product_id }) => concrete_product_id.includes('device'))).toBe(false)
    expect(sheets[0]).toMatchObject({
      concrete_product_id: 'glasfaser-150-24',
      name: 'Glasfaser 150',
      technology: 'FIBRE',
    })
  })

  it('has the facts of one tariff', async () => {
    expect(await get('/legal/pib/dsl-m-young-smart-12', productSheetSchema)).toMatchObject({
      product_name: 'DSL M Young mit TV Smart',
      access_services: 'Internetzugang und Telefonie über DSL',
      contract_term: 12,
      launched_on: '2025-10-01',
      bandwidth: { down: { max: 50 }, up: { max: 20 } },
      conditions: [
        { gross_value: 4895, period_till: 25 },
        { gross_value: 5395, period_from: 25 },
        { gross_value: 6995 },
      ],
    })
  })

  it.each(['mobil-m-24', 'mobil-m-device-24'])('has only the estimated maximum and the volume of %s', async (id) => {
    const sheet = await get(`/legal/pib/${id}`, productSheetSchema)
    expect(sheet).toMatchObject({
      product_name: 'Nimbus Mobil M',
      technology: 'MOBILE',
      access_services: 'Internetzugang und Telefonie über Mobilfunk',
      contract_term: 24,
      estimated_max: { down: 300, up: 50 },
      conditions: [{ gross_value: 2995 }, { gross_value: 3995 }],
    })
    expect(sheet.volume_limit.replaceAll('\u00a0', ' ')).toBe(
      '30 GB Datenvolumen je Monat. Nach dem Verbrauch höchstens 64 kbit/s im Download und 16 kbit/s im Upload bis zum Ende des Monats. Angerechnet wird jede Datennutzung in Deutschland, in der EU, in Island, Liechtenstein und Norwegen. Telefonie und SMS zählen nicht.',
    )
    expect([sheet.bandwidth, sheet.usage_prices]).toEqual([undefined, undefined])
  })

  it('keeps the sheets of tariffs that are sold no more, with their last day', async () => {
    const sheet = await get('/legal/pib/archiv-mobil-basis-24', productSheetSchema)
    expect(sheet).toMatchObject({ product_name: 'Nimbus Mobil Basis', withdrawn_on: '2025-09-30' })
    const rows = sheet.rows.map(({ label, values }) => [label, ...values].join(': ').replaceAll('\u00a0', ' '))
    expect(rows).toEqual(
      expect.arrayContaining([
        'Datum der Markteinführung: 01.09.2023',
        'Angeboten bis: 30.09.2025',
        'Datenübertragungsrate im Download: geschätzt maximal 100 MBit/s',
        'Monatlicher Preis: 17,95 € in jedem Monat',
        'Einmaliger Preis: 39,95 € für die Bereitstellung',
      ]),
    )
  })

  // a contract's renewal, notice and monthly price used to be said of it
  it('says of prepaid that is sold no more that it has no minimum term, and its price every four weeks', async () => {
    const sheet = await get('/legal/pib/archiv-prepaid-basis', productSheetSchema)
    const rows = sheet.rows.map(({ label, values }) => [label, ...values].join(': ').replaceAll('\u00a0', ' '))
    expect(rows).toEqual(
      expect.arrayContaining([
        'Angeboten bis: 30.09.2025',
        'Vertragslaufzeit: keine Mindestlaufzeit',
        'Voraussetzungen für die Verlängerung: Der Tarif verlängert sich um jeweils 4 Wochen, solange Ihr Guthaben reicht.',
        'Voraussetzungen für die Beendigung: Jederzeit ohne Frist zum Ende der laufenden 4 Wochen kündbar.',
        'Preis je 4 Wochen: 8,95 €: entspricht 9,70 € im Monat',
        'Einmaliger Preis: keiner',
      ]),
    )
    expect(sheet.volume_limit.replaceAll('\u00a0', ' ')).toMatch(
      /^2 GB Datenvolumen je 4 Wochen\. .* Ende der 4 Wochen/,
    )
    expect(JSON.stringify(sheet)).not.toMatch(/Ende der Mindestlaufzeit|Frist von/)
  })

  it.each([
    'glasfaser-150-24',
    'dsl-xl-regio-young-megastream-12',
    'mobil-m-24',
    'prepaid-s',
    'archiv-dsl-16-24',
    'archiv-prepaid-basis',
  ])('has %s as PDF on one page', async (id) => {
    const answer = await (await api()).inject(`/legal/pib/${id}/pdf`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const pdf = answer.rawPayload.toString('latin1')
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  })

  it('answers an unchanged PDF with the same bytes on any day, and with 304 to whoever has it', async () => {
    const url = '/legal/pib/glasfaser-150-24/pdf'
    const answer = await (await api()).inject(url)
    const nextDay = await (await api('2026-11-28T12:00:00Z')).inject(url)
    expect(answer.rawPayload.equals(nextDay.rawPayload)).toBe(true)
    const headers = { 'if-none-match': String(answer.headers.etag) }
    expect((await (await api()).inject({ url, headers })).statusCode).toBe(304)
  })

  it('knows no PDF of a tariff that never was', async () => {
    expect((await (await api()).inject('/legal/pib/dsl-xxl-24/pdf')).statusCode).toBe(404)
  })

  it('says of prepaid how it goes on without a term, and what calls cost', async () => {
    const sheet = await get('/legal/pib/prepaid-s', productSheetSchema)
    expect(sheet).toMatchObject({ technology: 'PREPAID', contract_term: 0, conditions: [{ gross_value: 995 }] })
    expect([sheet.renewal, sheet.termination].join(' ')).toMatch(/jeweils 4\u00a0Wochen.*Jederzeit ohne Frist/)
    expect(sheet.usage_prices).toBe('Telefonie 9\u00a0Cent je Minute, SMS 9\u00a0Cent in alle deutschen Netze')
  })

  it.each(['mobil-xl-24', 'prepaid-max'])('has no limit of the volume for %s', async (id) => {
    expect((await get(`/legal/pib/${id}`, productSheetSchema)).volume_limit).toBe('')
  })
})

describe('other texts', () => {
  it('answers with footnotes', async () => {
    const { footnotes } = await get('/content/footnotes?tags=T_DSL_M,T_GLASFASER_150_VVM', footnotesSchema)
    expect(footnotes.map(({ fn_tag }) => fn_tag)).toEqual(['T_DSL_M', 'T_GLASFASER_150_VVM'])
  })

  it.each([
    ['start', ['heroes/start-zuhause', 'heroes/start-unterwegs']],
    ['zuhause', ['heroes/zuhause-glasfaser', 'heroes/zuhause-fernsehen']],
    ['unterwegs', ['heroes/unterwegs-tarife', 'heroes/unterwegs-geraete']],
  ])('has stages for %s with the pictures %j', async (area, pictures) => {
    const { heroes } = await get(`/content/heroes/${area}`, heroesSchema)
    expect(heroes.map(({ image }) => image.replace(/\.[0-9a-f]{8}\.svg$/, ''))).toEqual(pictures)
    expect(new Set(heroes.map(({ id }) => id)).size).toBe(heroes.length)
  })

  it('names what is due once where it names the lowest price of mobile tariffs', async () => {
    const { heroes } = await get('/content/heroes/unterwegs', heroesSchema)
    expect(heroes[0]?.text.replaceAll('\u00a0', ' ')).toBe(
      'Von 10 GB bis unbegrenzt, mit Gerät oder ohne. Ab 19,95 € im Monat und einmalig 39,95 € bei 24 Monaten Mindestlaufzeit.',
    )
  })

  it.each(['/content/legal/geheim', '/content/heroes/mond', '/content/heroes/constructor', '/legal/pib/dsl-xxl-24'])(
    'knows no %s',
    async (url) => {
      expect((await (await api()).inject(url)).json()).toMatchObject({ status_code: 404, error: 'NotFoundException' })
    },
  )
})
