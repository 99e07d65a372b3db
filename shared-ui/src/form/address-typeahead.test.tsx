import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'react-final-form'
import type { FormValues } from '@nimbus/shared-contracts/forms'
import { aField } from '@nimbus/shared-contracts/testing'
import { FormField } from './form-field'
import { SourcesContext, type FormSources } from './form-sources'

const addresses = jest.fn<ReturnType<NonNullable<FormSources['addresses']>>, [object, AbortSignal]>()
let values: FormValues

beforeEach(() => addresses.mockReset().mockResolvedValue([]))

const DEFINITIONS = {
  'customer.address.zipcode': aField({ label: 'Postleitzahl' }),
  'customer.address.city': aField({
    type: 'typeahead',
    source: 'cities',
    label: 'Ort',
    autocomplete: 'address-level2',
  }),
  'customer.address.street': aField({ type: 'typeahead', source: 'streets', label: 'Straße' }),
}

function show(zipcode: string, sources: FormSources = { addresses }) {
  render(
    <SourcesContext value={sources}>
      <Form<FormValues>
        onSubmit={() => {}}
        initialValues={{ customer: { address: { zipcode } } }}
        subscription={{ values: true }}
      >
        {(form) => {
          values = form.values
          return Object.entries(DEFINITIONS).map(([id, definition]) => (
            <FormField key={id} id={id} definition={definition} definitions={DEFINITIONS} />
          ))
        }}
      </Form>
    </SourcesContext>,
  )
}

const suggest = (...streets: string[]) =>
  addresses.mockResolvedValue(streets.map((street) => ({ zipcode: '01067', city: 'Dresden', street, house_no: '' })))

const queries = () => addresses.mock.calls.map(([wanted]) => wanted)
const street = () => screen.getByRole('combobox', { name: 'Straße' })
const town = () => screen.getByRole('combobox', { name: 'Ort' })

describe('the address of a mobile order', () => {
  it('suggests the streets of its postal code, to be chosen with the keyboard', async () => {
    suggest('Lindenstraße', 'Lindenweg')
    show('01067')
    await userEvent.type(street(), 'Lin')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(queries()).toEqual([{ field: 'street', zipcode: '01067', q: 'Lin' }])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(street()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Lindenweg' }).id)
    await userEvent.keyboard('{Enter}')
    expect(values).toEqual({ customer: { address: { zipcode: '01067', street: 'Lindenweg' } } })
  })

  it('offers the town of its postal code before anything is typed', async () => {
    suggest('')
    show('01067')
    await userEvent.click(town())
    await userEvent.click(await screen.findByRole('option', { name: 'Dresden' }))
    expect(queries()).toEqual([{ field: 'city', zipcode: '01067', q: '' }])
    expect(values).toMatchObject({ customer: { address: { city: 'Dresden' } } })
    expect(town()).toHaveAttribute('autocomplete', 'address-level2')
  })

  it('takes a street that nobody knows or could look up, and says so', async () => {
    show('99999')
    await userEvent.type(street(), 'Xyz')
    expect(await screen.findByText('Keine Vorschläge. Ihre Eingabe wird übernommen.')).toBeVisible()
    expect(values).toMatchObject({ customer: { address: { street: 'Xyz' } } })
  })

  it('is lines of text in a form without suggestions', () => {
    show('01067', {})
    expect(screen.getByRole('textbox', { name: 'Straße' })).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('asks nothing without a whole postal code', async () => {
    show('0106')
    await userEvent.type(street(), 'Lin')
    await waitFor(() => expect(screen.getByText('Keine Vorschläge. Ihre Eingabe wird übernommen.')).toBeVisible())
    expect(queries()).toEqual([])
  })
})
