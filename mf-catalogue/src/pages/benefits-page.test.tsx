import { within } from '@testing-library/react'
import type { Benefits } from '@nimbus/shared-contracts/catalogue'
import * as server from '../server'
import { aFibreTariff, aTariffList } from '../testing/builders'
import { anApiOf, closePages, openPage } from '../testing/open-page'

const fibre: Benefits = {
  product: 'glasfaser',
  title: 'Vorteile von Glasfaser',
  description: 'Warum Glasfaser von Nimbus.',
  hero: {
    id: 'glasfaser',
    eyebrow: 'Vorteile von Glasfaser',
    title: 'Schnell in beide Richtungen.',
    text: 'Von 150 bis 1.000 MBit/s.',
    link: { label: 'Glasfaser-Tarife ansehen', href: '/zuhause/tarife/glasfaser-tarife' },
    image: 'heroes/a.svg',
  },
  benefits: [{ icon: 'gauge', title: 'Tempo', text: 'Bis 1.000 MBit/s.' }],
  steps: [{ title: 'Adresse prüfen', text: 'Die Prüfung ist kostenlos.' }],
  questions: [{ title: 'Was brauche ich?', text: 'Einen Hausanschluss.' }],
  offers: [{ area: 'landline', category: 'glasfaser-tarife' }],
  others: [{ product: 'dsl', label: 'DSL' }],
}
const answers = {
  '/content/benefits/glasfaser': fibre,
  '/catalogue/tariffs/landline/glasfaser-tarife': aTariffList([300, 150].map((speed) => aFibreTariff(speed))),
}
const request = { path: '/glasfaser-vorteile', params: { product: 'glasfaser' } }
const textOf = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ')

afterEach(closePages)

describe('benefitsPage', () => {
  it('hydrates with the hero as its only h1 and a heading for every part', async () => {
    const { domElement } = await openPage('benefits', answers, request)
    const page = within(domElement)
    expect(page.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual(['Schnell in beide Richtungen.'])
    expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Was dafür spricht',
      'Was es kostet',
      'So einfach geht es',
      'Häufige Fragen',
      'Weitere Vorteile',
    ])
    expect(page.getByRole('link', { name: 'DSL' })).toHaveAttribute('href', '/dsl-vorteile')
  })

  it('shows the whole price of the cheapest tariff', async () => {
    const { domElement } = await openPage('benefits', answers, request)
    const card = textOf(within(domElement).getByRole('heading', { name: 'Glasfaser 150' }).closest('li')!)
    for (const part of ['9,95 €', '45,95 €', '69,95 €', '44,37 €', '1.064,75 €']) expect(card).toContain(part)
  })

  it('stands without prices when they cannot be had', async () => {
    const { domElement } = await openPage('benefits', { '/content/benefits/glasfaser': fibre }, request)
    expect(within(domElement).queryByRole('heading', { name: 'Was es kostet' })).toBeNull()
  })

  it('answers 404 for a product that has no such page', async () => {
    const context = { path: '/satellit-vorteile', params: { product: 'satellit' }, query: {}, api: anApiOf({}).api }
    expect(await server.load('benefits', context)).toEqual({ status: 404 })
  })
})
