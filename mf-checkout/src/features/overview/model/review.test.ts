import { aField, aFormSchema } from '../../../testing/form-schemas'
import { reviewRows } from './review'

const parts = ['zipcode', 'city', 'street', 'house_no', 'house_no_suffix']

/** A form that holds nothing but a checked address. */
const anAddressForm = (address: Record<string, string>) =>
  aFormSchema(Object.fromEntries(parts.map((part) => [`customer.address.${part}`, aField()])), {
    dataset: { customer: { address } },
  })

describe('reviewRows', () => {
  const address = { zipcode: '01067', city: 'Dresden', street: 'Lindenstraße', house_no: '12', house_no_suffix: 'a' }
  it.each([
    ['an address', address, 'Lindenstraße 12a, 01067 Dresden'],
    // the dwelling used to be lost on the way to the overview
    ['a dwelling', { ...address, unit: '2. OG links' }, 'Lindenstraße 12a, 01067 Dresden, 2. OG links'],
  ])('writes %s in one line', (_, value, text) => {
    expect(reviewRows(anAddressForm(value)).map((row) => row.text)).toEqual([text])
  })
})
