import { aField, aFormSchema } from '@nimbus/shared-contracts/testing'
import {
  correctionsAfter,
  correctionsIn,
  keptValues,
  openCorrections,
  withConfirmed,
  withCorrections,
} from './corrections'

const CITY = 'customer.address.city'
const options = [
  { value: 'Dresden', label: 'Dresden' },
  { value: 'Leipzig', label: 'Meine Eingabe war richtig: Leipzig' },
]
const detail = { field: CITY, rule: 'correction', message: 'Zur Postleitzahl 01067 gehört Dresden.', options }
const sent = { customer: { address: { zipcode: '01067', city: 'leipzig' } } }
const asked = correctionsIn([detail], sent)
const chosen = (city: string, zipcode = '01067') => ({ customer: { address: { zipcode, city } } })

describe('correctionsIn', () => {
  it('takes the doubted fields of a refusal, each with the field that it didn’t fit', () => {
    const beside = { field: 'customer.address.zipcode', value: '01067' }
    expect(asked).toEqual([{ field: CITY, typed: 'leipzig', message: detail.message, options, beside }])
  })

  it.each([
    [{ ...detail, rule: 'taken' }],
    [{ ...detail, field: 'customer.email' }],
    [{ ...detail, options: [] }],
    [{ ...detail, options: undefined }],
  ])('takes nothing else: %j', (other) => {
    expect(correctionsIn([other], sent)).toEqual([])
  })
})

describe('withCorrections', () => {
  const schema = aFormSchema({ [CITY]: aField({ type: 'typeahead', label: 'Ort' }), 'customer.email': aField() })

  it('makes a select of the doubted field and leaves the others alone', () => {
    const { definitions } = withCorrections(schema, asked).definitionSchema
    expect(definitions[CITY]).toMatchObject({ type: 'select', label: 'Ort', options })
    // until one is chosen it says why
    expect(definitions[CITY]?.errorMessages?.required).toBe('Zur Postleitzahl 01067 gehört Dresden.')
    expect(definitions['customer.email']).toBe(schema.definitionSchema.definitions['customer.email'])
  })

  it('is the same form without a question, or for a field that it doesn’t have', () => {
    expect(withCorrections(schema, [])).toBe(schema)
    expect(withCorrections(schema, [{ ...asked[0]!, field: 'delivery.address.city' }])).toBe(schema)
  })
})

describe('correctionsAfter', () => {
  // whoever insisted was asked again for each answer that got lost
  it('keeps a question of which the refusal says nothing', () => {
    expect(correctionsAfter(asked, [], sent)).toEqual(asked)
    expect(correctionsAfter(asked, [{ field: 'customer.email', rule: 'taken' }], sent)).toEqual(asked)
  })

  it('asks anew, or no more, what the refusal speaks of', () => {
    const other = chosen('leipzig', '04109')
    expect(correctionsAfter(asked, [detail], other)).toEqual(correctionsIn([detail], other))
    expect(correctionsAfter(asked, [{ field: CITY, rule: 'unknown' }], sent)).toEqual([])
  })
})

describe('openCorrections', () => {
  it('keeps a question while the field beside it stays', () => {
    expect(openCorrections(asked, chosen('Dresden'))).toBe(asked)
    expect(openCorrections(asked, chosen('leipzig', '04109'))).toEqual([])
  })
})

describe('keptValues', () => {
  it('has what was typed while nothing is chosen, and the pair of whoever insists', () => {
    expect(keptValues(asked, chosen(''))).toEqual(chosen('leipzig'))
    expect(keptValues(asked, chosen('Dresden'))).toEqual(chosen('Dresden'))
    expect(keptValues(asked, chosen('Leipzig'))).toEqual({
      customer: { address: { zipcode: '01067', city: 'Leipzig', place_confirmed: '01067 Leipzig' } },
    })
  })
})

describe('withConfirmed', () => {
  it('names the pair of whoever chose the own input', () => {
    expect(withConfirmed(chosen('Leipzig'), asked, chosen('Leipzig'))).toEqual({
      customer: { address: { zipcode: '01067', city: 'Leipzig', place_confirmed: '01067 Leipzig' } },
    })
  })

  it('confirms no address that is not sent', () => {
    expect(withConfirmed({ same: true }, asked, chosen('Leipzig'))).toEqual({ same: true })
  })

  it.each(['Dresden', 'leipzig', ''])('confirms nothing for %j', (city) => {
    expect(withConfirmed(chosen('Leipzig'), asked, chosen(city))).toEqual(chosen('Leipzig'))
  })
})
