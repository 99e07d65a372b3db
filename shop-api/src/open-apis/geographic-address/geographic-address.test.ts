import { readFile } from 'node:fs/promises'
import { operatorKeyPath } from '../../kernel/operator/operator-key'
import { pglite } from '../../testing/engines'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { READER_KEY } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'
import type { GeographicAddress } from './registered-addresses'
import type { GeographicAddressValidation } from './validation'

jest.setTimeout(60_000)

const BASE = '/tmf-api/geographicAddressManagement/v4'
const VALIDATIONS = '/geographicAddressValidation'

type Validation = GeographicAddressValidation & { id: string; href: string }

const DRESDEN = { postcode: '01067', city: 'Dresden', streetName: 'Lindenstraße', streetNr: '12', streetNrSuffix: 'a' }
const COLOGNE = { postcode: '50667', city: 'Köln', streetName: 'Ringstraße', streetNr: '20' }

describe('geographicAddressRoutes', () => {
  const shop = shopOn(pglite)
  let operator: string
  beforeAll(async () => {
    operator = (await readFile(operatorKeyPath(shop.dataDir), 'utf8')).trim()
  })

  const get = (path: string, key = READER_KEY) =>
    shop.inject({ url: `${BASE}${path}`, headers: { authorization: `Bearer ${key}` } })
  const post = (payload: object, key = READER_KEY) =>
    shop.inject({
      method: 'POST',
      url: `${BASE}${VALIDATIONS}`,
      headers: { authorization: `Bearer ${key}` },
      payload,
    })
  const validate = async (submittedGeographicAddress: object, more: object = {}): Promise<Validation> => {
    const answer = await post({ submittedGeographicAddress, provideAlternative: true, ...more })
    expect(answer.statusCode).toBe(201)
    const made = answer.json<Validation>()
    expect([answer.headers.location, misfits('GeographicAddressValidation', made, 'TMF673')]).toEqual([made.href, []])
    return made
  }

  describe('geographicAddressValidation', () => {
    it('writes an address as the register has it, wherever its number stands', async () => {
      const spelt = {
        ...DRESDEN,
        city: 'dresden',
        streetName: 'Lindenstr.',
        streetNr: '12a',
        streetNrSuffix: undefined,
      }
      for (const sent of [DRESDEN, spelt]) {
        const made = await validate(sent)
        expect(made).toMatchObject({ state: 'done', validationResult: 'success', validGeographicAddress: DRESDEN })
        expect(made).not.toHaveProperty('unresolved')
        const { id = '', href = '' } = made.validGeographicAddress!
        expect([id, href]).toEqual(['01067-lindenstrasse-12a', expect.stringMatching(/12a$/)])
        expect((await get(`/geographicAddress/${id}`)).json()).toMatchObject({ id, href, ...DRESDEN })
      }
    })

    it.each([
      ['street', { ...DRESDEN, streetName: 'Lindenstrase' }, 'streetName', [DRESDEN]],
      ['town', { ...DRESDEN, city: 'Leipzig' }, 'city', [DRESDEN]],
      ['town, which is missing', { ...DRESDEN, city: undefined }, 'city', [DRESDEN]],
      [
        'suffix',
        { postcode: '80331', city: 'München', streetName: 'Kurt-Schumacher-Straße', streetNr: '8' },
        'streetNrSuffix',
        [{ streetNrSuffix: 'a' }, { streetNrSuffix: 'b' }],
      ],
    ])('has alternatives for a doubtful %s', async (_what, sent, attribute, alternatives) => {
      const made = await validate(sent)
      expect(made).toMatchObject({ validationResult: 'partial', unresolved: { attribute, code: 'IN_DOUBT' } })
      expect(made.alternateGeographicAddress).toMatchObject(alternatives)
      for (const alternative of made.alternateGeographicAddress!) {
        const { href: _href, ...again } = alternative
        expect(await validate(again)).toMatchObject({ validationResult: 'success' })
      }
      const alone = await validate(sent, { provideAlternative: false })
      expect([alone.validationResult, alone.alternateGeographicAddress]).toEqual(['partial', undefined])
    })

    it('has a dwelling each for a building with several, of which one is an address', async () => {
      const made = await validate(COLOGNE)
      expect(made).toMatchObject({
        validationResult: 'partial',
        unresolved: { attribute: 'geographicSubAddress', code: 'SEVERAL_UNITS' },
      })
      const units = made.alternateGeographicAddress!.map((one) => one.geographicSubAddress!.map(({ name }) => name))
      expect(units).toEqual([['Vorderhaus'], ['Seitenflügel'], ['Hinterhaus']])
      const chosen = await validate(made.alternateGeographicAddress![2]!)
      expect(chosen).toMatchObject({
        validationResult: 'success',
        validGeographicAddress: { ...COLOGNE, geographicSubAddress: [{ name: 'Hinterhaus' }] },
      })
    })

    it.each([
      [{ ...DRESDEN, streetName: 'Quantenbogen' }, 'streetName', 'UNKNOWN_STREET'],
      [{ ...DRESDEN, streetNr: 'zwölf' }, 'streetNr', 'UNKNOWN_NUMBER'],
      [{ ...DRESDEN, postcode: '01068' }, 'postcode', 'IN_DOUBT'],
      [{ ...DRESDEN, postcode: '01068', streetName: 'Quantenbogen' }, 'postcode', 'UNKNOWN_ZIPCODE'],
      [
        { postcode: '36448', city: 'Bad Liebenstein', streetName: 'Hauptstraße', streetNr: '1' },
        'postcode',
        'NOT_COVERED',
      ],
    ])('says of %j by which part it cannot be found', async (sent, attribute, code) => {
      const made = await validate(sent)
      expect(made.unresolved).toEqual({ attribute, code })
      expect(made.validationResult).toBe(code === 'IN_DOUBT' ? 'partial' : 'fails')
      expect(made['@schemaLocation']).toMatch(/nimbus\.schema\.json$/)
    })

    it.each([
      ['nothing', {}],
      ['no address', { provideAlternative: true }],
      ['no number', { provideAlternative: true, submittedGeographicAddress: { ...DRESDEN, streetNr: undefined } }],
      [
        'a part that is not read',
        { provideAlternative: true, submittedGeographicAddress: { ...DRESDEN, streetType: 'a' } },
      ],
      ['another country', { provideAlternative: true, submittedGeographicAddress: { ...DRESDEN, country: 'AT' } }],
    ])('refuses %s', async (_what, payload) => {
      const answer = await post(payload)
      expect([answer.statusCode, misfits('Error', answer.json(), 'TMF673')]).toEqual([400, []])
    })

    it('is read again by the key that asked, by itself and in a list, and by no other', async () => {
      const made = await validate(DRESDEN)
      expect((await get(`${VALIDATIONS}/${made.id}`)).json()).toEqual(made)
      expect((await get(`${VALIDATIONS}/${made.id}?fields=state`)).json()).toEqual({
        id: made.id,
        href: made.href,
        state: 'done',
      })
      const listed = async (query: string, key?: string) =>
        (await get(`${VALIDATIONS}${query}`, key)).json<Validation[]>().map(({ id }) => id)
      expect(await listed(`?id=${made.id}&state=done`)).toEqual([made.id])
      expect(await listed(`?id=${made.id}&state=inProgress`)).toEqual([])
      expect(await listed('', operator)).toEqual([])
      expect((await get(`${VALIDATIONS}/${made.id}`, operator)).statusCode).toBe(404)
      const own = (
        await post({ submittedGeographicAddress: DRESDEN, provideAlternative: false }, operator)
      ).json<Validation>()
      expect(await listed('', operator)).toEqual([own.id])
    })

    it('lists the oldest first, with counts', async () => {
      const made = [await validate(DRESDEN), await validate(COLOGNE)]
      const all = await get(VALIDATIONS)
      const total = Number(all.headers['x-total-count'])
      expect(all.json<Validation[]>().slice(-2)).toEqual(made)
      const last = await get(`${VALIDATIONS}?offset=${total - 1}&limit=5`)
      expect([last.statusCode, last.headers['x-result-count'], last.json()]).toEqual([206, '1', [made[1]]])
    })
  })

  describe('geographicAddress', () => {
    const listed = async (query: string): Promise<GeographicAddress[]> =>
      (await get(`/geographicAddress?${query}`)).json<GeographicAddress[]>()

    it('lists a postal code page by page, each house by its id too', async () => {
      const first = await get('/geographicAddress?postcode=01067&limit=100')
      const total = Number(first.headers['x-total-count'])
      expect([first.statusCode, total > 100]).toEqual([206, true])
      const all: GeographicAddress[] = []
      for (let offset = 0; offset < total; offset += 100) all.push(...(await listed(`postcode=01067&offset=${offset}`)))
      expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([total, total])
      expect(all.flatMap((one) => misfits('GeographicAddress', one, 'TMF673'))).toEqual([])
      for (const one of [all[0]!, all.find(({ streetNrLast }) => streetNrLast)!, all.at(-1)!])
        expect((await get(`/geographicAddress/${encodeURIComponent(one.id!)}`)).json()).toEqual(one)
    })

    it('finds houses by what the check would take for their names', async () => {
      const dresden = await listed('postcode=01067&streetName=Lindenstr.&streetNr=12&city=dresden')
      expect(dresden.map(({ streetNrSuffix = '' }) => streetNrSuffix)).toEqual(['', 'a'])
      const [cologne] = await listed('postcode=50667&streetName=Ringstra%C3%9Fe&streetNr=20')
      expect(cologne?.geographicSubAddress?.map(({ name }) => name)).toEqual([
        'Vorderhaus',
        'Seitenflügel',
        'Hinterhaus',
      ])
      expect(await listed('postcode=01067&city=Leipzig')).toEqual([])
      expect(await listed('postcode=36448')).toEqual([])
    })

    it('asks for a postal code, since nobody needs all', async () => {
      for (const query of ['', 'streetName=Lindenstraße', 'postcode=Dresden'])
        expect((await get(`/geographicAddress?${encodeURI(query)}`)).statusCode).toBe(400)
    })

    it.each([
      '01067-lindenstrasse-13',
      '01067-lindenstrasse-12z',
      '99999-weg-1',
      'lindenstrasse',
      '01067-lindenstrasse-012',
    ])('knows no %s', async (id) => {
      const answer = await get(`/geographicAddress/${id}`)
      expect([answer.statusCode, misfits('Error', answer.json(), 'TMF673')]).toEqual([404, []])
    })
  })

  it('lets nobody in without a key, and takes no other calls', async () => {
    for (const path of [VALIDATIONS, `${VALIDATIONS}/a`, '/geographicAddress?postcode=01067', '/geographicAddress/a'])
      expect((await shop.inject({ url: `${BASE}${path}` })).statusCode).toBe(401)
    expect((await shop.inject({ method: 'POST', url: `${BASE}${VALIDATIONS}`, payload: {} })).statusCode).toBe(401)
    const refused = await shop.inject({
      method: 'PATCH',
      url: `${BASE}${VALIDATIONS}/a`,
      headers: { authorization: `Bearer ${operator}` },
      payload: {},
    })
    expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})
