import { act } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { availabilityStore, isAvailabilityValid } from '@nimbus/shared-contracts/availability'
import { pageNow } from '@nimbus/shared-contracts/dates'
import { failed } from '@nimbus/shared-contracts/errors'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { aCheckData, compiledValidator } from '@nimbus/shared-contracts/testing'
import { loadValidator } from '@nimbus/shared-ui/form/validator'
import { aCorrection, anAddressForm } from '../../../testing/address-form'
import { anApi, anApiError, setTestHost, type Answer } from '../../../testing/api'
import { AvailabilityEntry } from './availability-entry'

// validators come from the API as modules, which Jest can't import
jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: jest.fn() }))

const CHECK = '/landline/new-customer/new-contract/check-availability'
const FORM = '/landline/new-customer/new-contract/form-schemas'
const { address } = aCheckData().availability
const LINE = 'Lindenstraße 12a, 01067 Dresden'

function open(check: Answer, suggestions = [{ label: LINE, address }]) {
  const { api, calls } = anApi({
    [CHECK]: check,
    [FORM]: anAddressForm(),
    '/addresses': { suggestions },
  })
  setTestHost(api)
  render(<AvailabilityEntry />)
  act(() => availabilityStore.restore())
  const asked = () => calls.filter(({ path }) => path === CHECK).map(({ body }) => body)
  return { user: userEvent.setup(), asked }
}

const toasts: ToastPayload[] = []
let unsubscribe = () => {}
beforeEach(() => {
  jest.mocked(loadValidator).mockImplementation(compiledValidator)
  availabilityStore.reset()
  toasts.length = 0
  unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
})
afterEach(() => unsubscribe())

const field = () => screen.getByRole('combobox', { name: 'Ihre Adresse' })
const check = () => screen.getByRole('button', { name: 'Verfügbarkeit prüfen' })

describe('AvailabilityCheck', () => {
  it('checks an address that is chosen from the suggestions', async () => {
    const { user, asked } = open(aCheckData())
    await user.type(field(), 'Lindenst')
    await user.click(await screen.findByRole('option', { name: LINE }))
    await user.click(check())
    expect(asked()).toEqual([{ address }])
    expect(await screen.findByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeInTheDocument()
    expect(screen.getByText('Glasfaser bis 1.000 MBit/s')).toBeInTheDocument()
    expect(availabilityStore.get().checkData).toEqual(aCheckData({ valid_until: expect.any(String) as string }))
  })

  it('checks an address that is pasted in one line', async () => {
    const { user, asked } = open(aCheckData())
    await user.click(field())
    await user.paste('Hauptstr. 5 b, 50667 Köln')
    await user.click(check())
    const pasted = { street: 'Hauptstr.', house_no: '5', house_no_suffix: 'b', zipcode: '50667', city: 'Köln' }
    expect(asked()).toEqual([{ address: pasted }])
  })

  it('asks for the number of a street that is chosen without one', async () => {
    const { user, asked } = open(aCheckData(), [
      { label: 'Lindenstraße, 01067 Dresden', address: { ...address, house_no: '' } },
    ])
    await user.type(field(), 'Lindenst')
    await user.click(await screen.findByRole('option', { name: 'Lindenstraße, 01067 Dresden' }))
    expect(await screen.findByRole('textbox', { name: 'Hausnummer' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Dresden')
    expect(asked()).toEqual([])
  })

  it('fills the five fields with what was chosen', async () => {
    const { user } = open(aCheckData())
    await user.type(field(), 'Lindenst')
    await user.click(await screen.findByRole('option', { name: LINE }))
    await user.click(screen.getByRole('button', { name: 'Adresse selbst eingeben' }))
    expect(await screen.findByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('01067')
    expect(screen.getByRole('textbox', { name: 'Straße' })).toHaveValue('Lindenstraße')
    expect(screen.getByRole('textbox', { name: 'Zusatz (freiwillig)' })).toHaveValue('a')
  })

  // the focus used to stay on the button, above which the error appeared
  it('leads to the field each time there is no address in it', async () => {
    const { user, asked } = open(aCheckData())
    const send = async () => {
      check().focus()
      await user.keyboard('{Enter}')
    }
    await send()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription('Dieses Feld ist erforderlich')
    await send()
    expect(field()).toHaveFocus()
    expect(asked()).toEqual([])
  })

  it("says with the server's words what is wrong in the five fields", async () => {
    const { user, asked } = open(aCheckData())
    await user.click(screen.getByRole('button', { name: 'Adresse selbst eingeben' }))
    await user.type(await screen.findByRole('textbox', { name: 'Postleitzahl' }), '123')
    await user.click(check())
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie 4 Angaben')
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Postleitzahl' })).toHaveAccessibleDescription(
      'Bitte geben Sie fünf Ziffern ein.',
    )
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveAccessibleDescription('Dieses Feld ist erforderlich')
    expect(asked()).toEqual([])
  })

  it('splits a house number with suffix before it asks', async () => {
    const { user, asked } = open(aCheckData())
    await user.click(screen.getByRole('button', { name: 'Adresse selbst eingeben' }))
    await user.type(await screen.findByRole('textbox', { name: 'Postleitzahl' }), '01067')
    await user.type(screen.getByRole('textbox', { name: 'Ort' }), 'Dresden')
    await user.type(screen.getByRole('textbox', { name: 'Straße' }), 'Lindenstraße')
    await user.type(screen.getByRole('textbox', { name: 'Hausnummer' }), '12 a')
    await user.click(check())
    expect(asked()).toEqual([{ address }])
  })
})

describe('rules that cannot be loaded', () => {
  const lost = () => {
    expectConsole('error', /the validator of AVAILABILITY_CHECK can't be loaded/)
    const error = new Error("form-schemas: the validator of AVAILABILITY_CHECK can't be loaded")
    jest.mocked(loadValidator).mockResolvedValueOnce(failed(error))
  }

  it('show the panel in place of the fields, which have what was entered once they come', async () => {
    lost()
    const { user, asked } = open(aCheckData())
    await user.type(field(), 'Lindenst')
    await user.click(await screen.findByRole('option', { name: LINE }))
    await user.click(screen.getByRole('button', { name: 'Adresse selbst eingeben' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Formularfehler.*Anfrage konnte nicht verarbeitet werden/,
    )
    expect(toasts).toMatchObject([{ title: 'Formularfehler' }])
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByRole('textbox', { name: 'Straße' })).toHaveValue('Lindenstraße')
    await user.click(check())
    expect(asked()).toEqual([{ address }])
  })

  it('leave the way back from a correction', async () => {
    lost()
    const { user } = open(aCorrection())
    await user.click(field())
    await user.paste('Lindenstr 12a, 01067 Dresden')
    await user.click(check())
    expect(await screen.findByText('Formularfehler')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Eingaben ändern' }))
    expect(field()).toHaveValue('Lindenstr 12a, 01067 Dresden')
  })
})

describe('the address correction', () => {
  async function reachCorrection() {
    let first = true
    const opened = open(() => {
      const answer = first ? aCorrection() : aCheckData()
      first = false
      return answer
    })
    await opened.user.click(field())
    await opened.user.paste('Lindenstr 12a, 01067 Dresden')
    await opened.user.click(check())
    return opened
  }

  it('disables all other fields, and makes the doubted one a select', async () => {
    await reachCorrection()
    const select = await screen.findByRole('combobox', { name: 'Straße' })
    expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Bitte wählen',
      'Lindenstraße',
      'Meine Eingabe war richtig: Lindenstr',
    ])
    for (const name of ['Postleitzahl', 'Ort', 'Hausnummer', 'Zusatz (freiwillig)']) {
      expect(screen.getByRole('textbox', { name })).toBeDisabled()
    }
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Dresden')
  })

  it('asks again with the chosen suggestion', async () => {
    const { user, asked } = await reachCorrection()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Straße' }), 'Lindenstraße')
    await user.click(check())
    expect(asked().at(-1)).toEqual({ address })
    expect(await screen.findByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeInTheDocument()
  })

  it('keeps the own input when the shopper insists', async () => {
    const { user, asked } = await reachCorrection()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Straße' }), 'Lindenstr')
    await user.click(check())
    expect(asked().at(-1)).toMatchObject({ address: { street: 'Lindenstr' }, confirmed: ['street'] })
  })

  it('wants an answer first', async () => {
    const { user, asked } = await reachCorrection()
    await screen.findByRole('combobox', { name: 'Straße' })
    await user.click(check())
    expect(asked()).toHaveLength(1)
    expect(screen.getByRole('combobox', { name: 'Straße' })).toHaveAccessibleDescription('Dieses Feld ist erforderlich')
  })
})

describe('when the check fails', () => {
  it.each([
    ['AddressNotFoundException', '', 'Die Adresse konnte nicht überprüft werden'],
    ['BackendUnavailableException', '', 'Die Verfügbarkeitsprüfung ist zur Zeit nicht verfügbar'],
    ['BackendUnavailableException', 'Wartung bis 6 Uhr', 'Wartung bis 6 Uhr'],
    ['InternalServerErrorException', 'nur für uns', 'Es gab einen Fehler bei der Verfügbarkeitsprüfung'],
  ] as const)('says for %s %j: %s', async (exception, message, title) => {
    const { user } = open(anApiError(exception, { status: 503, message }))
    await user.click(field())
    await user.paste(LINE)
    await user.click(check())
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(toasts).toEqual([{ type: 'error', title }])
    expect(field()).toHaveValue(LINE)
  })

  // the shell says it: there were two messages of one thing
  it('says nothing of a session that has ended', async () => {
    const { user, asked } = open(
      anApiError('ForbiddenException', { status: 403, message: 'Ihre Session ist abgelaufen' }),
    )
    await user.click(field())
    await user.paste(LINE)
    await user.click(check())
    await waitFor(() => expect(asked()).toHaveLength(1))
    await waitFor(() => expect(check()).not.toHaveAttribute('aria-busy', 'true'))
    expect(toasts).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks again without a new entry', async () => {
    let down = true
    const { user, asked } = open(() =>
      down ? anApiError('BackendUnavailableException', { status: 503 }) : aCheckData(),
    )
    await user.click(field())
    await user.paste(LINE)
    await user.click(check())
    down = false
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    expect(asked()).toHaveLength(2)
    expect(await screen.findByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeInTheDocument()
  })
})

describe('a changed address', () => {
  // TEL-103: price and tariff of the old address stayed chosen
  it('makes the old result void as soon as something is typed', async () => {
    const { user } = open(aCheckData())
    act(() => void availabilityStore.set({ checkData: aCheckData() }))
    await user.click(screen.getByRole('button', { name: 'Adresse ändern' }))
    expect(availabilityStore.get().checkData).not.toBeNull()
    await user.type(field(), 'x')
    expect(availabilityStore.get().checkData).toBeNull()
  })

  // the late answer used to be taken for the address that stood in the field by then
  it('gives a running check up', async () => {
    let answer: (checkData: unknown) => void = () => {}
    const { user } = open(() => new Promise((resolve) => (answer = resolve)))
    await user.click(field())
    await user.paste(LINE)
    await user.click(check())
    await user.type(field(), 'x')
    expect(check()).toBeEnabled()
    await act(async () => answer(aCheckData()))
    expect(availabilityStore.get().checkData).toBeNull()
    expect(screen.queryByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeNull()
    expect(toasts).toEqual([])
  })
})

describe('a result whose time is over', () => {
  const expired = aCheckData({ valid_until: '2020-01-01T00:00:00.000Z', unit: 'Hinterhaus' })

  it('holds no longer, and its address is checked again by itself', async () => {
    let answer: (checkData: unknown) => void = () => {}
    const { asked } = open(() => new Promise((resolve) => (answer = resolve)))
    act(() => void availabilityStore.set({ checkData: expired }))
    expect(asked()).toEqual([{ address, unit: 'Hinterhaus' }])
    expect(field()).toHaveValue(LINE)
    await act(async () => answer(aCheckData()))
    expect(screen.getByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeInTheDocument()
    expect(availabilityStore.get().checkData).toEqual(aCheckData({ valid_until: expect.any(String) as string }))
    expect(document.body).toHaveFocus()
  })

  it('runs out while the page is open', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') })
    const { asked } = open(aCheckData())
    act(() => void availabilityStore.set({ checkData: aCheckData({ valid_until: '2026-11-27T10:05:00.000Z' }) }))
    expect([asked().length, screen.queryByRole('combobox')]).toEqual([0, null])
    await act(async () => jest.advanceTimersByTimeAsync(5 * 60_000))
    jest.useRealTimers()
    expect(asked()).toEqual([{ address }])
  })

  // each fresh result used to count as run out: by a clock that is a day fast nobody could order
  it('holds from when it came, whatever the clocks of server and shopper say', async () => {
    const { asked } = open(aCheckData({ valid_until: '2020-01-02T00:00:00.000Z' }))
    act(() => void availabilityStore.set({ checkData: expired }))
    expect(await screen.findByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeInTheDocument()
    expect(asked()).toHaveLength(1)
  })

  it('outlives a clock that is set meanwhile', async () => {
    open(aCheckData())
    act(() => void availabilityStore.set({ checkData: expired }))
    expect(await screen.findByRole('heading', { name: 'An Ihrer Adresse verfügbar' })).toBeInTheDocument()
    const { checkData } = availabilityStore.get()
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-01-01'))
    expect(isAvailabilityValid(checkData, new Date(pageNow()))).toBe(true)
  })

  it('is asked for once, and again only by hand when that fails', async () => {
    const { asked } = open(anApiError('BackendUnavailableException', { status: 503 }))
    act(() => void availabilityStore.set({ checkData: expired }))
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument()
    expect(asked()).toHaveLength(1)
    expect(field()).toHaveValue(LINE)
  })
})
