import type { Page } from '@playwright/test'
import { expect } from './shop'

export const CUSTOMER = {
  Vorname: 'Erika',
  Nachname: 'Muster',
  Tag: '01',
  Monat: '02',
  Jahr: '1990',
  'E-Mail': 'erika@example.org',
  Telefon: '0345 279580',
}

export const IBAN = 'DE89 3704 0044 0532 0130 00'

export const onPage = (page: Page, heading: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

/** "Weiter zu …", and the next step is there. */
export async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: /^Weiter zu/ }).click()
  await onPage(page, heading)
}

/** Chooses a radio button or ticks a box. */
export const pick = (page: Page, role: 'radio' | 'checkbox', name: string | RegExp): Promise<void> =>
  page.getByRole(role, { name }).check()

export async function fillSituation(page: Page): Promise<void> {
  await onPage(page, 'Ihr Anschluss heute')
  await pick(page, 'radio', /^Kein Anschluss/)
}

export async function fillCustomer(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(CUSTOMER)) await page.getByLabel(label).fill(value)
}

export async function expectCustomer(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(CUSTOMER)) await expect(page.getByLabel(label)).toHaveValue(value)
}

export async function fillConnection(page: Page): Promise<void> {
  await pick(page, 'radio', 'Es gibt keinen Anschluss')
  await pick(page, 'radio', 'Einfamilienhaus')
  await pick(page, 'radio', /So schnell wie möglich/i)
}

export async function fillPayment(page: Page): Promise<void> {
  await pick(page, 'radio', /Lastschrift/)
  await page.getByLabel(/Kontoinhaber/).fill('Erika Muster')
  await page.getByLabel('IBAN').fill(IBAN)
  await pick(page, 'checkbox', /SEPA|Mandat|Lastschrift/)
}

export const acceptTerms = (page: Page): Promise<void> =>
  pick(page, 'checkbox', 'Ich stimme den Allgemeinen Geschäftsbedingungen und der Leistungsbeschreibung zu.')

export const confirmSummary = (page: Page): Promise<void> =>
  pick(page, 'checkbox', 'Ich habe die Vertragszusammenfassung erhalten.')
