import { aField, aFormSchema } from '@nimbus/shared-contracts/testing'
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

  it.each([
    ['as it is read out', '+49 345 279580', '+49 345 279580'],
    // of an API that says nothing of it
    ['as it is kept', undefined, '+49345279580'],
  ])('shows a phone number %s', (_, review_value, text) => {
    const phone = aField({ type: 'tel', label: 'Telefon', ...(review_value && { review_value }) })
    const form = aFormSchema({ 'customer.phone': phone }, { dataset: { customer: { phone: '+49345279580' } } })
    expect(reviewRows(form)).toEqual([{ id: 'customer.phone', label: 'Telefon', text }])
  })

  it('calls a consent what the server calls it in short', () => {
    const consent = aField({
      type: 'checkbox',
      label: 'Informieren Sie mich per Post.',
      review_label: 'Werbung per Post',
    })
    const form = aFormSchema({ 'consents.marketing_post': consent }, { scope: 'CONSENTS' })
    expect(reviewRows(form)).toEqual([{ id: 'consents.marketing_post', label: 'Werbung per Post', text: 'nein' }])
  })

  // was a name without a word of whose
  it('calls the persons of a list what the list is called', () => {
    const holders = aField({
      type: 'list',
      label: 'Anschlussinhaberin',
      minItems: 1,
      maxItems: 4,
      item: {
        fields: ['first_name', 'last_name'],
        addLabel: 'Weitere Person',
        definitions: { first_name: aField(), last_name: aField() },
      },
    })
    const dataset = { change: { holders: [{ first_name: 'Ada', last_name: 'Ng' }] } }
    expect(reviewRows(aFormSchema({ 'change.holders': holders }, { dataset }))).toEqual([
      { id: 'change.holders.0.name', label: 'Anschlussinhaberin', text: 'Ada Ng' },
    ])
  })

  // stood there as "Die Rechnung geht an eine andere Adresse: ja", above that address
  it('leaves out a box that only opens other fields', () => {
    const form = aFormSchema(
      {
        'p.differs': aField({ type: 'checkbox', label: 'Jemand anders' }),
        'p.holder': aField({ label: 'Inhaber', visibleIf: { field: 'p.differs', equals: true } }),
        'p.mandate': aField({ type: 'checkbox', label: 'Mandat' }),
      },
      { dataset: { p: { differs: true, holder: 'Ada Ng', mandate: true } } },
    )
    expect(reviewRows(form).map(({ label, text }) => [label, text])).toEqual([
      ['Inhaber', 'Ada Ng'],
      ['Mandat', 'ja'],
    ])
  })
})
