import { addressKey, type Address, type CheckData } from '@nimbus/shared-contracts/availability'
import { pglite } from '../../testing/engines'
import { aCatalogue } from '../../testing/a-catalogue'
import { aRegister } from '../../testing/a-register'
import { Customer } from '../../testing/customer'
import { misfits } from '../../testing/open-apis/tmf-definition'
import { NOON, READER_KEY } from '../../testing/shop'
import { shopOn } from '../../testing/shop-on'
import { asGeographic } from '../../qualification/addresses/geographic-address'
import type { ProductOfferingQualification } from './qualification'
import type { QualificationItem } from './qualification-items'

jest.setTimeout(60_000)

const PATH = '/tmf-api/productOfferingQualification/v4/productOfferingQualification'

const at = (zipcode: string, city: string, street: string, house_no: string, house_no_suffix?: string): Address => ({
  zipcode,
  city,
  street,
  house_no,
  ...(house_no_suffix && { house_no_suffix }),
})
const DRESDEN = at('01067', 'Dresden', 'Lindenstraße', '12', 'a')
const STENDAL = at('39576', 'Stendal', 'Feldstraße', '7')
const ZWIESEL = at('94227', 'Zwiesel', 'Bergstraße', '3')
const LEIPZIG = at('04109', 'Leipzig', 'Goethestraße', '5')
const COLOGNE = at('50667', 'Köln', 'Ringstraße', '20')
const UNCOVERED = at('36448', 'Bad Liebenstein', 'Hauptstraße', '1')
const UNREACHABLE = at('25938', 'Wyk auf Föhr', 'Uferstraße', '3')

/** The day from which fibre is planned in Leipzig begins in Germany. */
const PLANNED = '2027-02-28T23:00:00.000Z'

/** A house whose copper line is too slow for any tariff. */
function withoutDsl(): Address {
  const register = aRegister()
  for (const street of register.streets)
    for (let number = 1; number <= street.last; number += 1) {
      const { dsl_down, units } = register.line(street, number)
      if (dsl_down === 0 && units.length === 0 && register.suffixes(street, number).includes(''))
        return at(street.zipcode, street.town.name, street.name, String(number))
    }
  throw new Error('every house has DSL')
}

type Made = ProductOfferingQualification & { id: string; href: string }

describe('offeringQualificationRoutes', () => {
  const shop = shopOn(pglite)
  const headers = { authorization: `Bearer ${READER_KEY}` }
  const post = (payload: object) => shop.inject({ method: 'POST', url: PATH, headers, payload })

  const asking = (place: object, offerings: readonly string[], more: object = {}) => ({
    instantSyncQualification: true,
    provideAlternative: true,
    provideUnavailabilityReason: true,
    place: [{ role: 'installationAddress', ...place }],
    productOfferingQualificationItem: offerings.map((id, nth) => ({ id: String(nth + 1), productOffering: { id } })),
    ...more,
  })
  const qualify = async (place: object, offerings: readonly string[], more: object = {}): Promise<Made> => {
    const answer = await post(asking(place, offerings, more))
    const made = answer.json<Made>()
    expect([answer.statusCode, misfits('ProductOfferingQualification', made, 'TMF679')]).toEqual([200, []])
    return made
  }
  const itemOf = async (address: Address, offering: string, more: object = {}): Promise<QualificationItem> =>
    (await qualify(asGeographic(address), [offering], more)).productOfferingQualificationItem[0]!
  const facts = ({ product }: QualificationItem): Record<string, unknown> =>
    Object.fromEntries((product?.productCharacteristic ?? []).map(({ name, value }) => [name, value]))

  describe('what can be had', () => {
    it.each([
      [
        'fibre',
        DRESDEN,
        'glasfaser-150-smart-24',
        { technology: 'FIBRE', downloadMax: 1000, uploadMax: 500, region: 'STANDARD' },
      ],
      [
        'DSL beside it',
        DRESDEN,
        'dsl-l-24',
        { technology: 'DSL', downloadMax: 100, uploadMax: 40, region: 'STANDARD' },
      ],
      ['a whole family', DRESDEN, 'glasfaser-150', { technology: 'FIBRE', downloadMax: 1000 }],
      ['Regio', ZWIESEL, 'dsl-m-regio-24', { technology: 'DSL', downloadMax: 100, region: 'REGIO' }],
      [
        'planned fibre, to be ordered ahead',
        LEIPZIG,
        'glasfaser-150-vvm-24',
        { technology: 'FIBRE', region: 'STANDARD' },
      ],
    ])('is %s', async (_what, address, offering, expected) => {
      const item = await itemOf(address, offering)
      expect(item).toMatchObject({ state: 'done', qualificationItemResult: 'qualified' })
      expect(facts(item)).toMatchObject(expected)
      expect(item.expectedActivationDate).toBe(address === LEIPZIG ? PLANNED : undefined)
    })

    it('are mobile tariffs everywhere', async () => {
      for (const address of [DRESDEN, UNCOVERED])
        expect(await itemOf(address, 'mobil-m-24')).toMatchObject({ qualificationItemResult: 'qualified' })
    })

    it.each([DRESDEN, STENDAL, ZWIESEL, LEIPZIG])(
      'is what our own check says, for every tariff at %j',
      async (address) => {
        const customer = await Customer.arrive(shop.send)
        const { availability } = (await customer.checkAddress(address)).body as CheckData
        expect(addressKey({ availability })).toContain(address.zipcode)
        const landline = aCatalogue(NOON)
          .tariffs()
          .flatMap(({ kind, concrete_product_id }) => (kind === 'landline' ? [concrete_product_id] : []))
        const qualified: string[] = []
        for (let from = 0; from < landline.length; from += 100) {
          const made = await qualify(asGeographic(address), landline.slice(from, from + 100), {
            provideOnlyAvailable: true,
          })
          for (const item of made.productOfferingQualificationItem) qualified.push(item.productOffering.id)
        }
        expect(qualified.toSorted()).toEqual(availability.products.toSorted())
      },
    )
  })

  describe('what can not be had', () => {
    it.each([
      ['NO_FIBRE', STENDAL, 'glasfaser-150-24', 'dsl-m-24'],
      ['LINE_TOO_SLOW', STENDAL, 'dsl-l-24', 'dsl-m-24'],
      ['NOT_REGIO', STENDAL, 'dsl-m-regio-24', 'dsl-m-24'],
      ['REGIO_ONLY', ZWIESEL, 'dsl-m-24', 'dsl-m-regio-24'],
      ['FIBRE_PLANNED', LEIPZIG, 'glasfaser-300-smart-12', 'glasfaser-300-vvm-smart-12'],
      ['FIBRE_BUILT', DRESDEN, 'glasfaser-600-vvm-24', 'glasfaser-600-24'],
      ['LINE_TOO_SLOW', STENDAL, 'dsl-l-young-24', 'dsl-m-young-24'],
      ['NO_FIBRE', STENDAL, 'glasfaser-150', 'dsl-m'],
    ])('has the reason %s, and what comes nearest', async (code, address, offering, alternative) => {
      const item = await itemOf(address, offering)
      expect(item).toMatchObject({
        state: 'done',
        qualificationItemResult: 'alternate',
        eligibilityUnavailabilityReason: [{ code, label: expect.stringMatching(/^[A-ZÄÖÜ].{10}/) as string }],
        alternateProductOfferingProposal: [{ alternateProductOffering: { id: alternative } }],
      })
      expect(await itemOf(address, alternative)).toMatchObject({ qualificationItemResult: 'qualified' })
      const [{ alternateProductOffering } = { alternateProductOffering: undefined }] =
        item.alternateProductOfferingProposal ?? []
      const read = await shop.inject({ url: new URL(alternateProductOffering!.href).pathname, headers })
      expect(read.json()).toMatchObject({ id: alternative, name: alternateProductOffering!.name })
    })

    it('says from when fibre is planned', async () => {
      expect(await itemOf(LEIPZIG, 'glasfaser-150-24')).toMatchObject({
        expectedActivationDate: PLANNED,
        alternateProductOfferingProposal: [{ alternateActivationDate: PLANNED }],
      })
    })

    it.each([
      ['NO_DSL', withoutDsl(), 'dsl-s-24'],
      ['NOT_COVERED', UNCOVERED, 'dsl-s-24'],
      ['NOT_ON_SALE', DRESDEN, 'gibtsnicht'],
      ['NO_TARIFF', DRESDEN, 'router-hub'],
    ])('has the reason %s where nothing is asked instead', async (code, address, offering) => {
      const item = await itemOf(address, offering, { provideAlternative: false })
      expect(item).toMatchObject({
        qualificationItemResult: 'unqualified',
        eligibilityUnavailabilityReason: [{ code }],
      })
      expect(item).not.toHaveProperty('alternateProductOfferingProposal')
    })

    it('has no reason for whoever wants none', async () => {
      const item = await itemOf(STENDAL, 'glasfaser-150-24', { provideUnavailabilityReason: false })
      expect(item).not.toHaveProperty('eligibilityUnavailabilityReason')
    })
  })

  it.each([
    [['glasfaser-150-24', 'dsl-l-24'], 'green'],
    [['glasfaser-150-24', 'glasfaser-150-vvm-24'], 'yellow'],
    [['gibtsnicht', 'router-hub'], 'red'],
  ])('sums up %j as %s', async (offerings, result) => {
    const made = await qualify(asGeographic(DRESDEN), offerings)
    expect([made.state, made.qualificationResult]).toEqual(['done', result])
  })

  it.each([
    ['IN_DOUBT', { ...DRESDEN, street: 'Lindenstrase' }, 'streetName'],
    ['UNKNOWN_STREET', { ...DRESDEN, street: 'Quantenbogen' }, 'streetName'],
    ['UNKNOWN_NUMBER', { ...DRESDEN, house_no: 'zwölf' }, 'streetNr'],
    ['UNKNOWN_ZIPCODE', at('01068', 'Dresden', 'Quantenbogen', '1'), 'postcode'],
    ['SEVERAL_UNITS', COLOGNE, 'geographicSubAddress'],
  ])('ends with the error %s where the address is not sure', async (id, address, attribute) => {
    const made = await qualify(asGeographic(address), ['glasfaser-150-24'])
    expect(made).toMatchObject({
      state: 'terminatedWithError',
      productOfferingQualificationItem: [
        {
          state: 'terminatedWithError',
          terminationError: [{ id, value: expect.stringContaining(attribute) as string }],
        },
      ],
    })
    expect(made).not.toHaveProperty('qualificationResult')
  })

  it('takes the dwelling of a building, and the id of an address', async () => {
    const dwelling = { geographicSubAddress: [{ name: 'Hinterhaus' }] }
    for (const place of [
      { ...asGeographic(COLOGNE), ...dwelling },
      { id: '50667-ringstrasse-20', ...dwelling },
    ])
      expect(await qualify(place, ['glasfaser-150-24'])).toMatchObject({ qualificationResult: 'green', place: [place] })
    for (const place of [{ id: '50667-ringstrasse-99' }, { name: 'Zuhause' }, { postcode: '50667', id: 'a' }]) {
      const answer = await post(asking(place, ['glasfaser-150-24']))
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        expect.stringContaining('body/place/0'),
      ])
    }
  })

  it('answers 503 where lines cannot be looked up, and keeps nothing of it', async () => {
    const before = (await shop.inject({ url: PATH, headers })).headers['x-total-count']
    const answer = await post(asking(asGeographic(UNREACHABLE), ['dsl-s-24']))
    expect([answer.statusCode, misfits('Error', answer.json(), 'TMF679')]).toEqual([503, []])
    expect((await shop.inject({ url: PATH, headers })).headers['x-total-count']).toBe(before)
  })

  it('holds for a day, and can be read again meanwhile', async () => {
    const before = Date.now()
    const answer = await post(asking(asGeographic(DRESDEN), ['dsl-s-24'], { instantSyncQualification: false }))
    const made = answer.json<Made>()
    expect([answer.statusCode, answer.headers.location]).toEqual([201, made.href])
    expect(Date.parse(made.expirationDate) - before).toBeGreaterThanOrEqual(24 * 3_600_000)
    expect((await shop.inject({ url: new URL(made.href).pathname, headers })).json()).toEqual(made)
    const found = await shop.inject({ url: `${PATH}?id=${made.id}&state=done`, headers })
    expect(found.json()).toEqual([made])
  })

  it.each([
    ['nothing', {}],
    ['no place', asking({}, ['dsl-s-24'], { place: [] })],
    ['no items', asking(asGeographic(DRESDEN), [])],
    ['more items than a page of the catalogue', asking(asGeographic(DRESDEN), Array<string>(101).fill('dsl-s-24'))],
    ['a category, by which we do not choose', asking(asGeographic(DRESDEN), ['dsl-s-24'], { category: { id: 'a' } })],
    [
      'an item that takes something away',
      {
        ...asking(asGeographic(DRESDEN), []),
        productOfferingQualificationItem: [{ id: '1', action: 'delete', productOffering: { id: 'dsl-s-24' } }],
      },
    ],
  ])('refuses %s', async (_what, payload) => {
    const answer = await post(payload)
    expect([answer.statusCode, misfits('Error', answer.json(), 'TMF679')]).toEqual([400, []])
  })

  it('lets nobody in without a key', async () => {
    expect((await shop.inject({ url: PATH })).statusCode).toBe(401)
    expect((await shop.inject({ method: 'POST', url: PATH, payload: {} })).statusCode).toBe(401)
  })
})
