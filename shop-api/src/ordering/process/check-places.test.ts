import { valueAt, withValue, type FormValues } from '@nimbus/shared-contracts/forms'
import type { Scope } from '@nimbus/shared-contracts/order'
import { aMobileTariff, aTariff } from '@nimbus/shared-contracts/testing'
import { typedAddresses } from '../../forms/fields/address-fields'
import { fieldNamed, type Fields } from '../../forms/fields/fields'
import { formOf, scopesOf } from '../../forms/scopes/scope-forms'
import { checkValues, type FieldProblem } from '../../forms/validation/check-values'
import { isZipcode } from '../../qualification/availability/zipcodes'
import { aRegister } from '../../testing/a-register'
import { checkPlaces } from './check-places'

const places = { register: aRegister(), isZipcode }
const HOME = { zipcode: '01067', city: 'Dresden', street: 'Lindenstraße', house_no: '12', house_no_suffix: 'a' }

/** Every address that a customer types in any order, with the form that it is in. */
const TYPED = (['mobile', 'landline'] as const).flatMap((area) =>
  scopesOf(area, 'provider-change').flatMap((scope: Scope) => {
    const { fields } = formOf(scope, {
      today: '2026-11-27',
      kind: 'provider-change',
      tariff: area === 'mobile' ? aMobileTariff() : aTariff(),
      checkData:
        area === 'mobile'
          ? null
          : {
              availability: {
                address: HOME,
                products: [],
                max_bandwidth: [],
                region: 'STANDARD',
                fibre: 'BUILT',
                valid_until: '',
              },
            },
      hasDevice: true,
      hasIban: false,
    })
    return typedAddresses(fields).map((prefix): [string, string, Fields] => [area, prefix, fields])
  }),
)

const typed = (prefix: string, address: object): FormValues => withValue({}, prefix, { ...HOME, ...address })

/** What is wrong with the parts of an address, by the rules of its form and, where these are kept, by the register. */
async function problemsOf(fields: Fields, prefix: string, address: object): Promise<FieldProblem[]> {
  // with what decides that it shows, so that its fields count
  const visibleIf = fieldNamed(fields, `${prefix}.zipcode`)?.definition?.visibleIf
  const shown = visibleIf ? withValue({}, visibleIf.field, visibleIf.equals) : {}
  const values = withValue(shown, prefix, { ...HOME, ...address })
  const broken = (await checkValues(fields, values)).filter(({ field }) => field.startsWith(`${prefix}.`))
  return broken.length > 0 ? broken : checkPlaces(places, fields, { values, before: {} }).problems
}

describe('the addresses of an order', () => {
  it('are all that its forms ask for, but the one that was checked', () => {
    expect(TYPED.map(([area, prefix]) => `${area} ${prefix}`)).toEqual([
      'mobile customer.address',
      'mobile customer.billing_address',
      'mobile delivery.address',
      'mobile payment.holder_address',
      'landline customer.billing_address',
      'landline provider_change.address',
      'landline payment.holder_address',
    ])
  })

  // 00000, "--", "123", "😀😀" and "<script>" were taken for a contract with the delivery of a device
  it.each(TYPED)('of %s refuse what is no place and no street: %s', async (_area, prefix, fields) => {
    const town = 'Bitte geben Sie den Namen des Ortes ein, zum Beispiel Halle (Saale).'
    const street = 'Bitte geben Sie den Namen der Straße ein, zum Beispiel Am Markt.'
    const nowhere = 'Diese Postleitzahl gibt es nicht. Bitte prüfen Sie sie.'
    const cases = [
      ...['00000', '99999', '01068'].map((zipcode) => [{ zipcode }, 'zipcode', nowhere] as const),
      ...['--', '123', '😀😀', '<script>', 'D<b>r', '01067 Dresden'].map((city) => [{ city }, 'city', town] as const),
      ...['--', '123', '😀😀', '<script>', '..'].map((name) => [{ street: name }, 'street', street] as const),
    ]
    for (const [address, part, message] of cases) {
      const without = { ...address, ...('zipcode' in address && { street: 'Quantenbogen' }) }
      expect([address, await problemsOf(fields, prefix, without)]).toEqual([
        address,
        [expect.objectContaining({ field: `${prefix}.${part}`, message })],
      ])
    }
  })

  it.each(TYPED)(
    'of %s are asked for again where postal code and town don’t fit: %s',
    async (_area, prefix, fields) => {
      expect(await problemsOf(fields, prefix, { city: 'Leipzig', street: 'Quantenbogen' })).toEqual([
        {
          field: `${prefix}.city`,
          rule: 'correction',
          message: 'Zur Postleitzahl 01067 gehört Dresden, nicht Leipzig. Bitte wählen Sie, was stimmt.',
          options: [
            { value: 'Dresden', label: 'Dresden' },
            { value: 'Leipzig', label: 'Meine Eingabe war richtig: Leipzig' },
          ],
        },
      ])
      expect(await problemsOf(fields, prefix, { zipcode: '50667' })).toEqual([
        {
          field: `${prefix}.zipcode`,
          rule: 'correction',
          message: 'Die Postleitzahl 50667 passt nicht zu Lindenstraße in Dresden. Bitte wählen Sie, was stimmt.',
          options: [
            { value: '01067', label: '01067 Dresden' },
            { value: '50667', label: 'Meine Eingabe war richtig: 50667' },
          ],
        },
      ])
    },
  )

  it.each([
    ['as the register has it', {}],
    ['by the beginning of its town', { zipcode: '60311', city: 'Frankfurt', street: 'Quantenbogen' }],
    ['in another spelling', { zipcode: '50667', city: 'KOELN', street: 'Quantenbogen' }],
    [
      'in a postal code that the register doesn’t have',
      { zipcode: '36448', city: 'Bad Liebenstein', street: 'Am Bad' },
    ],
  ])('are good %s', async (_what, address) => {
    for (const [, prefix, fields] of TYPED) expect(await problemsOf(fields, prefix, address)).toEqual([])
  })

  it('can have each town and each street that the register has', async () => {
    const [, prefix, fields] = TYPED[0]!
    const rules = ['city', 'street'].map((part) => new RegExp(String(fields[`${prefix}.${part}`]!.rule.pattern), 'u'))
    const [town, street] = rules
    expect(places.register.towns.filter(({ name }) => !town!.test(name))).toEqual([])
    expect(places.register.streets.filter(({ name }) => !street!.test(name))).toEqual([])
    const names = [
      'St. Ingbert',
      'Neustadt a.d. Aisch',
      'Dillingen/Saar',
      'L’Aigle',
      'Bahnhof, Gleis 2',
      'E 4',
      '17. Juni',
    ]
    expect(names.filter((name) => !street!.test(name))).toEqual([])
  })
})

describe('checkPlaces', () => {
  const [, prefix, fields] = TYPED[0]!
  const id = `${prefix}.place_confirmed`
  const wrong = { city: 'Leipzig', street: 'Quantenbogen' }
  const check = (address: object, before: FormValues = {}) =>
    checkPlaces(places, fields, { values: typed(prefix, address), before })

  it('keeps what a customer insists on, and asks no more for that pair', () => {
    const insisted = check({ ...wrong, place_confirmed: '01067 Leipzig' })
    expect(insisted.problems).toEqual([])
    expect(valueAt(insisted.values, id)).toBe('01067 Leipzig')
    expect(check(wrong, insisted.values)).toEqual(insisted)
  })

  it('asks again for another pair, and forgets the old one', () => {
    const before = typed(prefix, { ...wrong, place_confirmed: '01067 Leipzig' })
    expect(check({ ...wrong, city: 'Bonn' }, before).problems).toHaveLength(1)
    expect(valueAt(check({}, before).values, id)).toBeUndefined()
  })

  it('takes no word for a postal code that doesn’t exist', () => {
    const { problems } = check({ ...wrong, zipcode: '99999', place_confirmed: '99999 Leipzig' })
    expect(problems).toMatchObject([{ field: `${prefix}.zipcode`, rule: 'unknown' }])
  })

  // "Meine Eingabe war richtig: 99999" was offered, refused when it was chosen, and offered again
  it.each(['00000', '99999', '01068'])('offers nobody to insist on %s, which doesn’t exist', (zipcode) => {
    const message = 'Diese Postleitzahl gibt es nicht. Meinen Sie 01067 Dresden?'
    const problem = { field: `${prefix}.zipcode`, rule: 'unknown', message }
    expect(check({ zipcode }).problems).toEqual([problem])
    expect(check({ zipcode }, typed(prefix, { zipcode })).problems).toEqual([problem])
  })

  it('says nothing of an address that isn’t there', () => {
    expect(checkPlaces(places, fields, { values: { customer: { email: 'a@beispiel.de' } }, before: {} })).toEqual({
      values: { customer: { email: 'a@beispiel.de' } },
      problems: [],
    })
  })
})
