import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { setHost } from '@nimbus/shared-contracts/remote'
import { failed } from '@nimbus/shared-contracts/errors'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { formStore } from '@nimbus/shared-contracts/forms'
import { loadValidator } from '@nimbus/shared-ui/form/validator'
import { fillCustomer, heading, nextButton, user } from '../testing/customer'
import { aFakeShop, anApiError, type FakeShop } from '../testing/fake-shop'
import { aField, aFormSchema, compiledValidator } from '@nimbus/shared-contracts/testing'
import { openTab, renderShop } from '../testing/render-shop'

jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: jest.fn() }))

const IBAN = 'DE89370400440532013000'

let shop: FakeShop

beforeEach(() => {
  shop = aFakeShop()
  openTab()
  localStorage.clear()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  jest.mocked(loadValidator).mockImplementation(compiledValidator)
})
afterEach(() => setHost(undefined))

async function chooseSituation() {
  await user.click(await screen.findByRole('radio', { name: /Kein Anschluss/ }))
  await user.click(await nextButton('Persönliche Daten'))
}

async function reachPayment() {
  renderShop(shop, '/checkout')
  await chooseSituation()
  await fillCustomer()
  await user.click(await nextButton('Zahlung'))
  await heading('Wie möchten Sie zahlen?')
}

/** All that the browser keeps, letters and digits only. */
const kept = (): string =>
  [sessionStorage, localStorage]
    .map((storage) => JSON.stringify(Object.entries(storage)))
    .join()
    .replace(/[^A-Za-z0-9]/g, '')

describe('the IBAN', () => {
  it('is in no storage of the browser, after no key, after no save and after no way back', async () => {
    await reachPayment()
    await user.click(screen.getByRole('radio', { name: 'Lastschrift' }))
    const field = screen.getByLabelText('IBAN')
    await user.click(field)
    for (const key of IBAN) {
      await user.keyboard(key)
      fireEvent(window, new Event('pagehide'))
      expect(kept()).toContain('DIRECTDEBIT')
      expect(kept()).not.toMatch(/DE8|37040044/)
    }
    await user.click(await nextButton('Einwilligungen'))
    await heading('Ihre Einwilligungen')
    expect(shop.callsOf(/save\/PAYMENT/)[0]?.body).toMatchObject({ payment: { iban: IBAN } })
    expect(kept()).not.toMatch(/DE8|37040044/)
    await user.click(screen.getByRole('link', { name: 'Zurück' }))
    await heading('Wie möchten Sie zahlen?')
    expect(kept()).not.toMatch(/DE8|37040044/)
  }, 30_000)
})

describe('an ended session', () => {
  it('leaves cart and values for the way back, the IBAN excepted', async () => {
    await reachPayment()
    await user.click(screen.getByRole('radio', { name: 'Lastschrift' }))
    await user.type(screen.getByLabelText('IBAN'), IBAN)
    const cart = cartStore.get()
    shop.answer(/save\/PAYMENT/, failed(anApiError({ status: 403 })))
    await user.click(await nextButton('Einwilligungen'))
    await waitFor(() => expect(shop.callsOf(/save\/PAYMENT/)).toHaveLength(1))
    cleanup()

    expect(cartStore.get()).toEqual(cart)
    expect(formStore.get().values).toMatchObject({
      CUSTOMER: { customer: { first_name: 'Ada', last_name: 'Ng' } },
      PAYMENT: { payment: { method: 'DIRECT_DEBIT' } },
    })
    renderShop(shop, '/checkout?step=payment')
    await heading('Wie möchten Sie zahlen?')
    expect(await screen.findByRole('radio', { name: 'Lastschrift' })).toBeChecked()
    expect(screen.getByLabelText('IBAN')).toHaveValue('')
  }, 30_000)
})

describe('autofill of an address', () => {
  const TOKENS: Record<string, string> = {
    Vorname: 'given-name',
    Nachname: 'family-name',
    'E-Mail': 'email',
    Telefon: 'tel',
    Postleitzahl: 'postal-code',
    Ort: 'address-level2',
    Straße: 'address-line1',
    Hausnummer: 'off',
  }
  const VALUES = ['Ada', 'Ng', 'ada@beispiel.de', '0345 279580', '01067', 'Dresden', 'Lindenstraße', '12a']
  const IDS = ['first_name', 'last_name', 'email', 'phone', 'zipcode', 'city', 'street', 'house_no']

  it.each([
    ['without any event', () => {}],
    [
      'with native change only',
      (input: HTMLInputElement) => void input.dispatchEvent(new Event('change', { bubbles: true })),
    ],
  ])('is taken %s (CHK-35)', async (_how, tell) => {
    const fields = Object.entries(TOKENS).map(([label, autocomplete], index): [string, ReturnType<typeof aField>] => [
      `customer.${IDS[index]}`,
      aField({ label, autocomplete, type: label === 'Telefon' ? 'tel' : 'text' }),
    ])
    shop.schemas.CUSTOMER = aFormSchema(Object.fromEntries(fields), {
      validationSchema: {
        type: 'object',
        required: ['customer'],
        properties: { customer: { type: 'object', required: IDS } },
      },
    })
    renderShop(shop, '/checkout')
    await chooseSituation()
    await screen.findByLabelText('Vorname')
    Object.entries(TOKENS).forEach(([label, token], index) => {
      const input = screen.getByLabelText<HTMLInputElement>(label)
      expect(input).toHaveAttribute('autocomplete', token)
      input.value = VALUES[index]!
      act(() => tell(input))
    })
    fireEvent.click(await nextButton('Zahlung'))
    await heading('Wie möchten Sie zahlen?')
    expect(shop.callsOf(/save\/CUSTOMER/)[0]?.body).toEqual({
      customer: Object.fromEntries(IDS.map((id, index) => [id, id === 'phone' ? '+49345279580' : VALUES[index]])),
    })
  })
})
