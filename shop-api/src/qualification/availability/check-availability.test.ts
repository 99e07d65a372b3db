import {
  availabilityAnswerSchema,
  isCorrection,
  type AvailabilityRequest,
  type CheckData,
} from '@nimbus/shared-contracts/availability'
import { areaOf } from '@nimbus/shared-contracts/cart'
import * as v from 'valibot'
import { aRegister } from '../../testing/a-register'
import { aCatalogue } from '../../testing/a-catalogue'
import { checkAvailability } from './check-availability'
import { isZipcode } from './zipcodes'

const now = new Date('2026-11-27T12:00:00Z')
const deps = {
  register: aRegister(),
  catalogue: aCatalogue(now.toISOString()),
  isZipcode,
  unavailableZipcodes: new Set(['25938']),
}
const check = async (request: AvailabilityRequest) =>
  v.parse(availabilityAnswerSchema, await checkAvailability(deps, request, now))

async function resultOf(
  zipcode: string,
  city: string,
  street: string,
  house_no: string,
  more: Partial<AvailabilityRequest> = {},
) {
  const answer = await check({ address: { zipcode, city, street, house_no }, ...more })
  if (isCorrection(answer)) throw new Error(`asks for ${answer.correction.field}`)
  return answer.availability
}

/** Which offers and families can be ordered, without TV and for 24 months. */
const plain = ({ products }: CheckData['availability']): string[] =>
  products.filter((id) => id.endsWith('-24') && !/smart|stream/.test(id)).map((id) => id.replace(/-24$/, ''))

describe('checkAvailability', () => {
  it('offers fibre and DSL up to the speed of the line', async () => {
    const result = await resultOf('01067', 'Dresden', 'Lindenstraße', '12a')
    expect(result.max_bandwidth).toEqual([
      { technology: 'FIBRE', down: 1000, up: 500 },
      { technology: 'DSL', down: 100, up: 40 },
    ])
    expect(plain(result)).toEqual([
      'glasfaser-150',
      'glasfaser-300',
      'glasfaser-600',
      'glasfaser-1000',
      'dsl-s',
      'dsl-s-young',
      'dsl-m',
      'dsl-m-young',
      'dsl-l',
      'dsl-l-young',
    ])
    expect(result).toMatchObject({ region: 'STANDARD', fibre: 'BUILT', valid_until: '2026-11-28T12:00:00.000Z' })
  })

  it('offers no mobile tariffs: they are sold everywhere', async () => {
    const { products } = await resultOf('01067', 'Dresden', 'Lindenstraße', '12a')
    const areas = products.map((id) => deps.catalogue.tariff(id)).map((tariff) => tariff && areaOf(tariff))
    expect(new Set(areas)).toEqual(new Set(['landline']))
  })

  it('offers every TV choice and both terms of what can be ordered', async () => {
    const { products } = await resultOf('39576', 'Stendal', 'Feldstraße', '7')
    expect(products).toContain('dsl-m-megastream-24')
    expect(products).toHaveLength(2 * 2 * 4 * 2)
  })

  it('offers Regio in a promoted region', async () => {
    const result = await resultOf('94227', 'Zwiesel', 'Bergstraße', '3')
    expect(result).toMatchObject({ region: 'REGIO', fibre: 'NONE' })
    expect(plain(result)).toEqual([
      'dsl-s-regio',
      'dsl-s-regio-young',
      'dsl-m-regio',
      'dsl-m-regio-young',
      'dsl-l-regio',
      'dsl-l-regio-young',
    ])
  })

  it('offers VVM where fibre is planned', async () => {
    const result = await resultOf('04109', 'Leipzig', 'Goethestraße', '5')
    expect(result).toMatchObject({ fibre: 'PLANNED', planned_from: '2027-03-01' })
    expect(plain(result).filter((id) => id.startsWith('glasfaser'))).toEqual([
      'glasfaser-150-vvm',
      'glasfaser-300-vvm',
      'glasfaser-600-vvm',
      'glasfaser-1000-vvm',
    ])
  })

  it('asks for the unit where a building has several', async () => {
    const answer = await check({ address: { zipcode: '50667', city: 'Köln', street: 'Ringstraße', house_no: '20' } })
    if (!isCorrection(answer)) throw new Error('asks nothing')
    const { field, options, formSchema } = answer.correction
    expect([field, options.map(({ value }) => value)]).toEqual(['unit', ['Vorderhaus', 'Seitenflügel', 'Hinterhaus']])
    expect(formSchema.definitionSchema.definitions['customer.address.unit']).toMatchObject({ type: 'select' })
    expect((await resultOf('50667', 'Köln', 'Ringstraße', '20', { unit: 'Hinterhaus' })).unit).toBe('Hinterhaus')
  })

  it('disables all fields but the doubtful one, which becomes a select', async () => {
    const answer = await check({
      address: { zipcode: '01067', city: 'Dresden', street: 'Lindenstrase', house_no: '12' },
    })
    if (!isCorrection(answer)) throw new Error('asks nothing')
    const { definitions, dataset } = answer.correction.formSchema.definitionSchema
    const { 'customer.address.street': street, ...others } = definitions
    expect(street).toMatchObject({
      type: 'select',
      layout: { disabled: false },
      options: [{ value: 'Lindenstraße' }, { value: 'Lindenstrase', label: 'Meine Eingabe war richtig: Lindenstrase' }],
    })
    expect(Object.values(others).every(({ layout }) => layout.disabled === true)).toBe(true)
    expect(dataset).toMatchObject({ customer: { address: { zipcode: '01067', street: 'Lindenstrase' } } })
  })

  it.each([
    ['an unknown street', '01067', 'Dresden', 'Quantenbogen', '1', 404, 'AddressNotFoundException'],
    [
      'a postal code outside the register',
      '36448',
      'Bad Liebenstein',
      'Hauptstraße',
      '1',
      404,
      'AddressNotFoundException',
    ],
    ['a backend that is down', '25938', 'Wyk auf Föhr', 'Uferstraße', '3', 503, 'BackendUnavailableException'],
  ])('refuses %s', async (_what, zipcode, city, street, house_no, status, exception) => {
    await expect(check({ address: { zipcode, city, street, house_no } })).rejects.toThrow(
      expect.objectContaining({ status, exception }),
    )
  })
})
