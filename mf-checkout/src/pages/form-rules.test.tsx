import { act, screen, waitFor, within } from '@testing-library/react'
import { failed } from '@nimbus/shared-contracts/errors'
import { formStore } from '@nimbus/shared-contracts/forms'
import { setHost } from '@nimbus/shared-contracts/remote'
import { loadValidator } from '@nimbus/shared-ui/form/validator'
import { fillCustomer, heading, nextButton, type, user } from '../testing/customer'
import { aFakeShop, anApiError, type FakeShop } from '../testing/fake-shop'
import { aCustomerForm, aField, compiledValidator } from '@nimbus/shared-contracts/testing'
import { openTab, renderShop } from '../testing/render-shop'

jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: jest.fn() }))

let shop: FakeShop

beforeEach(() => {
  shop = aFakeShop()
  openTab()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  jest.mocked(loadValidator).mockImplementation(compiledValidator)
})
afterEach(() => setHost(undefined))

async function chooseSituation() {
  await user.click(await screen.findByRole('radio', { name: /Kein Anschluss/ }))
  await user.click(await nextButton('Persönliche Daten'))
}

describe('the rules of a form', () => {
  it('hold for conditional fields while these are shown', async () => {
    renderShop(shop, '/checkout')
    await chooseSituation()
    await fillCustomer('Müller-Lüdenscheidt')
    await user.click(screen.getByRole('checkbox', { name: 'Rechnung an andere Adresse' }))
    type('Postleitzahl', '1067')
    await user.click(await nextButton('Zahlung'))
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link')).toHaveTextContent('Postleitzahl: Bitte geben Sie fünf Ziffern ein.')
    type('Postleitzahl', '')
    await user.click(await nextButton('Zahlung'))
    await waitFor(() =>
      expect(within(summary).getByRole('link')).toHaveTextContent('Postleitzahl: Dieses Feld ist erforderlich'),
    )
    expect(shop.callsOf(/save/)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Rechnung an andere Adresse' }))
    await user.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
  })

  // "Bitte prüfen Sie 5 Angaben" used to stand above five good fields until the next submit
  it('take a field from the summary once it is good, and the summary with the last one', async () => {
    renderShop(shop, '/checkout')
    await chooseSituation()
    await screen.findByLabelText('Vorname')
    await user.click(await nextButton('Zahlung'))
    const summary = await screen.findByRole('alert')
    const count = within(summary).getAllByRole('link').length
    expect(count).toBeGreaterThan(1)
    await user.type(screen.getByLabelText('Vorname'), 'Ada')
    expect(within(summary).getAllByRole('link')).toHaveLength(count - 1)
    expect(screen.getByLabelText('Vorname')).toHaveFocus()
    await fillCustomer('Ng')
    expect(screen.queryByRole('alert')).toBeNull()
    // a field that goes wrong again is named again
    type('Vorname', '')
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie 1 Angabe')
  })

  it('ask which town is meant where it doesn’t fit, and take the word of who insists (AVAIL-8)', async () => {
    const form = aCustomerForm()
    form.definitionSchema.definitions['customer.address.zipcode'] = aField({ label: 'Postleitzahl' })
    form.definitionSchema.definitions['customer.address.city'] = aField({ label: 'Ort', requiredWhenVisible: true })
    form.definitionSchema.form[0]!.fields.push('customer.address.zipcode', 'customer.address.city')
    shop.schemas.CUSTOMER = form
    const refused = (own: string) =>
      failed(
        anApiError({
          status: 422,
          exception: 'ValidationException',
          details: [
            {
              field: 'customer.address.city',
              rule: 'correction',
              message: 'Zur Postleitzahl 01067 gehört Dresden.',
              options: [
                { value: 'Dresden', label: 'Dresden' },
                { value: own, label: `Meine Eingabe war richtig: ${own}` },
              ],
            },
          ],
        }),
      )
    shop.answer(/save\/CUSTOMER/, refused('Leipzig'), refused('Leipzig'))
    renderShop(shop, '/checkout')
    await chooseSituation()
    await fillCustomer('Ng')
    const town = () => screen.getByLabelText('Ort')
    type('Postleitzahl', '01067')
    type('Ort', 'Leipzig')
    await user.click(await nextButton('Zahlung'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ort: Zur Postleitzahl 01067 gehört Dresden.')
    expect(
      within(town())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.any(String), 'Dresden', 'Meine Eingabe war richtig: Leipzig'])
    // who presses again without a choice insists on nothing, and loses nothing
    expect(town()).toHaveValue('')
    await user.click(await nextButton('Zahlung'))
    expect(screen.getByRole('alert')).toHaveTextContent('Ort: Zur Postleitzahl 01067 gehört Dresden.')
    expect(shop.callsOf(/save\/CUSTOMER/)).toHaveLength(1)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(formStore.get().values.CUSTOMER).toMatchObject({ customer: { address: { city: 'Leipzig' } } })
    // another postal code is another question: the town can be typed again
    type('Postleitzahl', '04109')
    expect(town()).toHaveValue('Leipzig')
    expect(within(town()).queryAllByRole('option')).toEqual([])
    type('Postleitzahl', '01067')
    await user.click(await nextButton('Zahlung'))
    await user.selectOptions(
      await waitFor(() => {
        expect(town()).toHaveRole('combobox')
        return town()
      }),
      'Leipzig',
    )
    await user.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
    expect(
      shop.callsOf(/save\/CUSTOMER/).map(({ body }) => (body as { customer: { address: object } }).customer.address),
    ).toEqual([
      { zipcode: '01067', city: 'Leipzig' },
      { zipcode: '01067', city: 'Leipzig' },
      { zipcode: '01067', city: 'Leipzig', place_confirmed: '01067 Leipzig' },
    ])
  })

  it('free a box again when its sentence becomes another one (FORM-26)', async () => {
    const form = aCustomerForm()
    const [cancel, move] = ['Ich beauftrage die Kündigung.', 'Ich beauftrage die Mitnahme.']
    form.definitionSchema.definitions['customer.case'] = aField({
      type: 'radio',
      label: 'Auftrag',
      options: [
        { value: 'CANCEL', label: 'Kündigung' },
        { value: 'MOVE', label: 'Mitnahme' },
      ],
    })
    form.definitionSchema.definitions['customer.authorise'] = aField({
      type: 'checkbox',
      label: 'Ich beauftrage den Wechsel.',
      labelBy: { field: 'customer.case', labels: { CANCEL: cancel, MOVE: move } },
    })
    form.definitionSchema.form[0]!.fields.push('customer.case', 'customer.authorise')
    shop.schemas.CUSTOMER = form
    renderShop(shop, '/checkout')
    await chooseSituation()
    await user.click(await screen.findByRole('radio', { name: 'Kündigung' }))
    await user.click(screen.getByRole('checkbox', { name: cancel }))
    type('Vorname', 'Ada')
    expect(screen.getByRole('checkbox', { name: cancel })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Mitnahme' }))
    expect(screen.getByRole('checkbox', { name: move })).not.toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: move }))
    expect(screen.getByRole('checkbox', { name: move })).toBeChecked()
  })

  it('that cannot be loaded show the panel in that step, to try again, and cost nothing that was typed', async () => {
    expectConsole('error', /the validator of CUSTOMER can't be loaded/)
    renderShop(shop, '/checkout')
    await chooseSituation()
    await fillCustomer('Ng')
    await user.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
    jest
      .mocked(loadValidator)
      .mockResolvedValueOnce(failed(new Error("form-schemas: the validator of CUSTOMER can't be loaded")))
    await user.click(screen.getByRole('link', { name: 'Zurück' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Formularfehler.*Anfrage konnte nicht verarbeitet werden/,
    )
    expect(screen.getByRole('navigation', { name: 'Bestellschritte' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByLabelText('Nachname')).toHaveValue('Ng')
    await user.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
  })

  it('are those of the schema that was fetched last, under the same $id too (AJV-55)', async () => {
    const withShortest = (minLength: number) => {
      const form = aCustomerForm()
      const validationSchema = {
        $id: 'customer',
        type: 'object',
        properties: { customer: { type: 'object', properties: { first_name: { type: 'string', minLength } } } },
      }
      return { ...form, validationSchema }
    }
    shop.schemas.CUSTOMER = withShortest(2)
    renderShop(shop, '/checkout')
    await chooseSituation()
    await screen.findByLabelText('Vorname')
    type('Vorname', 'ab')
    await user.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
    shop.schemas.CUSTOMER = withShortest(3)
    await user.click(screen.getByRole('link', { name: 'Zurück' }))
    await heading('Ihre persönlichen Daten')
    expect(await screen.findByLabelText('Vorname')).toHaveValue('ab')
    await user.click(await nextButton('Zahlung'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Vorname')
    expect(shop.callsOf(/save\/CUSTOMER/)).toHaveLength(1)
  })
})
