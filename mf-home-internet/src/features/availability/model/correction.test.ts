import { aCheckData } from '@nimbus/shared-contracts/testing'
import { requestAfter, type Correction } from './correction'

const { address } = aCheckData().availability
const asked = { address: { ...address, street: 'Lindenstr' } }
const formSchema = {
  scope: 'AVAILABILITY_CHECK',
  definitionSchema: { dataset: {}, form: [], definitions: {} },
  validationSchema: {},
}
const street: Correction = {
  field: 'street',
  options: [
    { value: 'Lindenstraße', label: 'Lindenstraße', address },
    { value: 'Lindenstr', label: 'Lindenstr' },
  ],
  formSchema,
}

describe('requestAfter', () => {
  it('asks about the whole address of the chosen suggestion', () => {
    expect(requestAfter(street, 'Lindenstraße', asked)).toEqual({ address })
  })

  it('names the field whose own input is kept', () => {
    expect(requestAfter(street, 'Lindenstr', asked)).toEqual({ ...asked, confirmed: ['street'] })
    expect(requestAfter(street, 'Lindenstr', { ...asked, confirmed: ['city'] })).toEqual({
      ...asked,
      confirmed: ['city', 'street'],
    })
  })

  it('adds the chosen unit', () => {
    const unit: Correction = {
      field: 'unit',
      options: [{ value: 'VH-2-L', label: 'Vorderhaus, 2. OG links' }],
      formSchema,
    }
    expect(requestAfter(unit, 'VH-2-L', asked)).toEqual({ ...asked, unit: 'VH-2-L' })
  })

  it('asks nothing for an option that is not there', () => {
    expect(requestAfter(street, '', asked)).toBeUndefined()
  })
})
