import { itemGroupsSchema, tariffListSchema, tariffSchema } from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { anApi } from '../../testing/an-api'
import { aCatalogue } from '../../testing/a-catalogue'
import { catalogueRoutes } from './routes'

const api = (now = '2026-11-27T12:00:00Z') => anApi(catalogueRoutes({ catalogue: aCatalogue(now) }))

describe('catalogueRoutes', () => {
  it('lists the tariffs of a category', async () => {
    const answer = await (await api()).inject('/catalogue/tariffs/landline/glasfaser-tarife')
    const { category, tariffs } = v.parse(tariffListSchema, answer.json())
    expect([answer.statusCode, category.title, tariffs.length]).toEqual([200, 'Glasfaser für Ihr Zuhause', 64])
    expect(answer.headers['cache-control']).toBe('public, no-cache')
  })

  it.each([
    ['zuhause', 'young-tarife', 'DSL für alle von 18 bis 27', 64],
    ['mobile', 'young-tarife', 'Mobilfunk für alle von 18 bis 27', 16],
    ['unterwegs', 'mobilfunk-tarife', 'Mobilfunk-Tarife', 16],
    ['unterwegs', 'prepaid-tarife', 'Prepaid ohne Mindestlaufzeit', 5],
  ])('lists %s/%s', async (area, slug, title, count) => {
    const answer = await (await api()).inject(`/catalogue/tariffs/${area}/${slug}`)
    const { category, tariffs } = v.parse(tariffListSchema, answer.json())
    expect([category.title, tariffs.length]).toEqual([title, count])
  })

  it('answers with a mobile tariff, which has no options', async () => {
    const app = await api()
    const tariff = v.parse(tariffSchema, (await app.inject('/catalogue/tariffs/mobil-m-young-device-24')).json())
    expect(tariff).toMatchObject({ kind: 'mobile', product_name: 'Nimbus Mobil M Young', data_volume: { gb: 30 } })
    const options = await app.inject('/catalogue/tariffs/mobil-m-young-device-24/options')
    expect(options.json()).toEqual({ tariff_id: 'mobil-m-young-device-24', groups: [] })
  })

  it('answers with 304 to whoever has this state, and anew when prices have changed', async () => {
    const url = '/catalogue/tariffs/landline/dsl-tarife'
    const first = await (await api()).inject(url)
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await (await api()).inject({ url, headers })).statusCode).toBe(304)
    expect((await (await api('2027-02-01T12:00:00Z')).inject({ url, headers })).statusCode).toBe(200)
  })

  it('answers with one tariff, its options and its hardware', async () => {
    const app = await api()
    const tariff = await app.inject('/catalogue/tariffs/glasfaser-300-smart-24')
    expect(v.parse(tariffSchema, tariff.json()).product_name).toBe('Glasfaser 300 mit TV Smart')
    const options = await app.inject('/catalogue/tariffs/glasfaser-300-smart-24/options')
    expect(v.parse(itemGroupsSchema, options.json()).groups.map(({ title }) => title)).toContain(
      'Filme, Serien und Sport',
    )
    const hardware = await app.inject('/catalogue/tariffs/glasfaser-300-smart-24/hardware')
    expect(v.parse(itemGroupsSchema, hardware.json()).groups.map(({ title }) => title)).toEqual([
      'Router',
      'WLAN in allen Räumen',
      'Fernsehen',
    ])
  })

  it.each([
    '/catalogue/tariffs/landline/kabel-tarife',
    '/catalogue/tariffs/landline/prepaid-tarife',
    '/catalogue/tariffs/unterwegs/dsl-tarife',
    '/catalogue/tariffs/mond/dsl-tarife',
    '/catalogue/tariffs/dsl-xxl-24',
    '/catalogue/tariffs/dsl-xxl-24/options',
  ])('answers %s with NotFoundException', async (url) => {
    const answer = await (await api()).inject(url)
    expect(answer.json()).toMatchObject({ status_code: 404, error: 'NotFoundException' })
  })
})
