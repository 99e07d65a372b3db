import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The hand of a customer, without pauses between its keys. */
export const user = userEvent.setup({ delay: null })

/** What a customer looks for and does on every page of the order. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const nextButton = (label: string) => screen.findByRole('button', { name: `Weiter zu ${label}` })
export const orderButton = () => screen.findByRole('button', { name: 'zahlungspflichtig bestellen' })
export const receipt = () => screen.findByRole('checkbox', { name: 'Ich habe die Vertragszusammenfassung erhalten.' })

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Fills in `aCustomerForm()`: born on a leap day. */
export async function fillCustomer(lastName = 'Ng'): Promise<void> {
  await screen.findByLabelText('Vorname')
  for (const [label, value] of [
    ['Vorname', 'Ada'],
    ['Nachname', lastName],
    ['Tag', '29'],
    ['Monat', '02'],
    ['Jahr', '2000'],
    ['E-Mail', 'ada@beispiel.de'],
  ] as const)
    type(label, value)
}

/** Confirms the contract summary and orders. */
export async function order(): Promise<void> {
  await user.click(await receipt())
  await user.click(await orderButton())
}
