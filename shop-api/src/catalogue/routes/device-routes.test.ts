import {
  bundleDataSchema,
  deviceDetailSchema,
  deviceListSchema,
  type DeviceList,
} from '@nimbus/shared-contracts/catalogue'
import * as v from 'valibot'
import { bundledCatalogue } from '../data/bundled'
import { anApi } from '../../testing/an-api'
import { aCatalogue } from '../../testing/a-catalogue'
import { generateCatalogue } from '../commands/generated-devices'
import { deviceRoutes } from './device-routes'

const LIST = '/catalogue/devices/smartphones'

const api = (now = '2026-11-27T12:00:00Z') => anApi(deviceRoutes({ catalogue: aCatalogue(now) }))
const shop = api()
const get = async (url: string) => (await shop).inject(url)

describe('deviceRoutes', () => {
  it('lists devices by filters, which may be repeated or separated by commas', async () => {
    const answer = await get(`${LIST}?company=Solvar,Kelvo&storage=256%20GB&color_group=Blau&color_group=Rot`)
    const { active, entries } = v.parse(deviceListSchema, answer.json())
    expect(active.map(({ value }) => value)).toEqual(['Solvar', 'Kelvo', 'Blau', 'Rot', '256 GB'])
    expect(entries.map(({ device }) => device.slug)).toEqual([
      'solvar-s1-pro',
      'kelvo-neun',
      'kelvo-neun-mini',
      'solvar-s1-max',
      'kelvo-acht',
    ])
  })

  it('answers with 304 to whoever has this state, and anew on the next day', async () => {
    const first = await get(LIST)
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await (await api()).inject({ url: LIST, headers })).statusCode).toBe(304)
    expect((await (await api('2026-11-30T12:00:00Z')).inject({ url: LIST, headers })).statusCode).toBe(200)
  })

  it('answers with one device', async () => {
    const { device } = v.parse(deviceDetailSchema, (await get(`${LIST}/onda-fuenf`)).json())
    expect(device.product_name).toBe('Fünf')
  })

  it('answers with the bundles of a tariff, of a variant, and of both', async () => {
    const groupsOf = async (query: string) =>
      v.parse(bundleDataSchema, (await get(`/catalogue/bundles?${query}`)).json()).tariff_groups
    const both = await groupsOf('tariff=mobil-m-24&product=onda-fuenf-sand-256')
    expect(both.map(({ smartphone_bundles }) => smartphone_bundles.length)).toEqual([1])
    expect(await groupsOf('product=onda-fuenf-sand-256')).toHaveLength(16)
    expect((await groupsOf('tariff=mobil-xl-12'))[0]!.smartphone_bundles.length).toBeGreaterThan(250)
    expect(await groupsOf('tariff=x&product=y')).toEqual([])
  })

  it.each(['', '?tariff=', '?product=', '?x=1'])('wants a tariff or a variant for bundles: "%s"', async (query) => {
    const answer = await get(`/catalogue/bundles${query}`)
    expect(answer.json()).toMatchObject({ status_code: 400, error: 'MalformedRequestException' })
  })

  it('wants a variant too where the catalogue has more than 2,000 of them', async () => {
    const data = generateCatalogue(bundledCatalogue(), { devices: 401, seed: 1 })
    const large = await anApi(deviceRoutes({ catalogue: aCatalogue('2026-11-27T12:00:00Z', data) }))
    const answer = await large.inject('/catalogue/bundles?tariff=mobil-m-24')
    expect(answer.json()).toMatchObject({ status_code: 400, details: [{ field: 'product', rule: 'required' }] })
    expect((await large.inject('/catalogue/bundles?tariff=mobil-m-24&product=x')).statusCode).toBe(200)
  })

  it.each([
    '/catalogue/devices/fernseher',
    '/catalogue/devices/__proto__',
    '/catalogue/devices/smartphones/solvar-s9',
    '/catalogue/devices/tablets/solvar-s1',
    '/catalogue/devices/smartphones/%2e%2e%2f%2e%2e',
    '/catalogue/devices/smartwatches/kelvo-takt/energy-label.svg',
    '/catalogue/devices/smartphones/solvar-s9/energy-sheet.pdf',
  ])('answers %s with NotFoundException', async (url) => {
    expect((await get(url)).json()).toMatchObject({ status_code: 404, error: 'NotFoundException' })
  })

  it.each([
    ['two variants', 'pid=1&pid=2'],
    ['no value', 'pid=&company=&tariff=&page=&sort='],
    ['names of objects', '__proto__=1&constructor=2&company=__proto__&pid=__proto__&toString'],
    ['brackets', 'company[]=Lila&company[__proto__][x]=1'],
    ['a broken escape', 'company=%E0%A4%A'],
    ['other encodings', 'company=%00%ff&storage=%F0%9F%98%80'],
    ['a long value', `company=${'x'.repeat(8_000)}`],
    ['many values', `storage=${'x,'.repeat(4_000)}`],
    ['many parameters', Array.from({ length: 900 }, () => 'pid=x').join('&')],
    ['markup', 'sort=<script>&color_group="><svg onload=x>'],
    ['pages', 'page=-1&page=1e99&page=NaN'],
  ])('lists everything for a hostile query: %s', async (_name, query) => {
    const answer = await get(`${LIST}?${query}`)
    const list: DeviceList = v.parse(deviceListSchema, answer.json())
    expect([answer.statusCode, list.total, list.active, list.page]).toEqual([200, 30, [], 1])
  })
})

describe('energyRoutes', () => {
  const label = `${LIST}/solvar-s1-pro/energy-label.svg`
  const sheet = `${LIST}/solvar-s1-pro/energy-sheet.pdf`

  it('sends the label as a picture that can do nothing', async () => {
    const { headers, body } = await get(label)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  })

  it('sends the sheet as an accessible PDF in German with its fonts', async () => {
    const { headers, rawPayload } = await get(sheet)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="produktdatenblatt-solvar-s1-pro.pdf"',
      'x-content-type-options': 'nosniff',
    })
    const pdf = rawPayload.toString('latin1')
    expect(pdf).toMatch(/^%PDF-1\.7/)
    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toContain('/Lang (de-DE)')
    expect(pdf).toMatch(/\/FontFile[23]/)
  })

  it.each([label, sheet])('answers %s with 304 to whoever has it', async (url) => {
    const headers = { 'if-none-match': String((await get(url)).headers.etag) }
    expect((await (await api()).inject({ url, headers })).statusCode).toBe(304)
  })
})
