import { screen, waitFor, within } from '@testing-library/react'
import { setHost } from '@nimbus/shared-contracts/remote'
import { importModule } from '../features/step-form/api/import-module'
import { fillCustomer, heading, nextButton, type, user } from '../testing/customer'
import { aFakeShop, type FakeShop } from '../testing/fake-shop'
import { aCustomerForm } from '../testing/form-schemas'
import { openTab, renderShop } from '../testing/render-shop'
import { importValidator } from '../testing/validators'

jest.mock('../features/step-form/api/import-module', () => ({ importModule: jest.fn() }))

let shop: FakeShop

beforeEach(() => {
  shop = aFakeShop()
  openTab()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  jest.mocked(importModule).mockImplementation(importValidator(shop))
})
afterEach(() => setHost(undefined))

async function chooseSituation() {
  await user.click(await screen.findByRole('radio', { name: /Kein Anschluss/ }))
  await user.click(await nextButton('Persönliche Daten'))
}

describe('the rules of a form', () => {
  it('are read from its schema when no validator was compiled, conditional fields too', async () => {
    shop.schemas.CUSTOMER = { ...aCustomerForm(), validator: undefined }
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
    await heading('Ihre Zahlung')
    expect(importModule).not.toHaveBeenCalledWith('/api/validators/CUSTOMER.js')
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

  it('that lead nowhere show the panel in that step, to try again (AJV-56)', async () => {
    expectConsole('error', /the reference address.json of a validation schema leads nowhere/)
    const sound = aCustomerForm()
    shop.schemas.CUSTOMER = { ...sound, validator: undefined, validationSchema: { $ref: 'address.json' } }
    renderShop(shop, '/checkout')
    await chooseSituation()
    expect(await screen.findByRole('alert')).toHaveTextContent(/Formularfehler/)
    expect(screen.getByRole('navigation', { name: 'Bestellschritte' })).toBeVisible()
    shop.schemas.CUSTOMER = sound
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByLabelText('Vorname')).toBeVisible()
  })

  it('are those of the schema that was fetched last, under the same $id too (AJV-55)', async () => {
    const withShortest = (minLength: number) => {
      const form = aCustomerForm()
      const validationSchema = {
        $id: 'customer',
        type: 'object',
        properties: { customer: { type: 'object', properties: { first_name: { type: 'string', minLength } } } },
      }
      return { ...form, validator: undefined, validationSchema }
    }
    shop.schemas.CUSTOMER = withShortest(2)
    renderShop(shop, '/checkout')
    await chooseSituation()
    await screen.findByLabelText('Vorname')
    type('Vorname', 'ab')
    await user.click(await nextButton('Zahlung'))
    await heading('Ihre Zahlung')
    shop.schemas.CUSTOMER = withShortest(3)
    await user.click(screen.getByRole('link', { name: 'Zurück' }))
    await heading('Ihre persönlichen Daten')
    expect(await screen.findByLabelText('Vorname')).toHaveValue('ab')
    await user.click(await nextButton('Zahlung'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Vorname')
    expect(shop.callsOf(/save\/CUSTOMER/)).toHaveLength(1)
  })
})
