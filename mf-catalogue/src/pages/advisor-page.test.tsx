import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { availabilityStore } from '@nimbus/shared-contracts/availability'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { aCheckData } from '@nimbus/shared-contracts/testing'
import { aTariffList, someLandlineTariffs } from '../testing/builders'
import { mobileAnswers } from '../testing/mobile'
import { anApiOf, closePages, openPage } from '../testing/open-page'
import { advisorPageSource } from './advisor-page-source'

const answers = {
  ...mobileAnswers(),
  '/catalogue/tariffs/landline/magentazuhause-tarife': aTariffList(someLandlineTariffs()),
}
const complete = { personen: '1', nutzung: 'surfen', fernsehen: 'nein' }

beforeEach(() => {
  cartStore.reset()
  availabilityStore.reset()
})
afterEach(closePages)

async function open(query: Record<string, string>) {
  const page = await openPage('advisor', answers, { path: '/beratung', params: {}, query })
  return { user: userEvent.setup(), ...page }
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const missing = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const textOf = (name: string) => plain(screen.getAllByRole('listitem', { name })[0]?.textContent)

describe('advisorPage', () => {
  it('asks five questions and has answered none beforehand', async () => {
    await open({})
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fünf Fragen zum passenden Tarif')
    expect(screen.getAllByRole('group')).toHaveLength(4)
    expect(screen.getByLabelText(/Was zahlen Sie heute/)).toHaveValue('')
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('sends the answers in the address', async () => {
    const { user, visited } = await open({})
    await user.click(screen.getByRole('radio', { name: 'Zwei' }))
    await user.click(screen.getByRole('radio', { name: 'Serien in HD und Videoanrufe' }))
    await user.click(screen.getByRole('radio', { name: 'Nein' }))
    await user.type(screen.getByLabelText(/Was zahlen Sie heute/), '39,95')
    await user.click(screen.getByRole('button', { name: 'Empfehlung anzeigen' }))
    expect(visited).toEqual(['/beratung?personen=2&nutzung=serien&fernsehen=nein&heute=39%2C95'])
  })

  it('says which answers are missing, with links to them, and keeps the others', async () => {
    await open({ personen: '2', heute: 'viel' })
    expect(missing()).toEqual(['#nutzung', '#fernsehen', '#heute'])
    expect(screen.getByRole('radio', { name: 'Zwei' })).toBeChecked()
    expect(screen.getByLabelText(/Was zahlen Sie heute/)).toHaveValue('viel')
    expect(screen.getByLabelText(/Was zahlen Sie heute/)).toBeInvalid()
  })

  it('names all that is missing where the form was sent empty without scripts', async () => {
    await open({ heute: '' })
    expect(missing()).toEqual(['#personen', '#nutzung', '#fernsehen'])
  })

  // an empty form used to do nothing, and a half empty one named what is missing where nobody saw it
  it('leads to what is missing each time the form is sent', async () => {
    const { user, visited } = await open({})
    await user.click(screen.getByRole('button', { name: 'Empfehlung anzeigen' }))
    expect(missing()).toEqual(['#personen', '#nutzung', '#fernsehen'])
    expect(screen.getByRole('alert')).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Zwei' }))
    await user.click(screen.getByRole('button', { name: 'Empfehlung anzeigen' }))
    expect(missing()).toEqual(['#nutzung', '#fernsehen'])
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(visited).toEqual([])
  })

  // focus and place used to stay at the form, below the recommendation
  it('leads to the recommendation each time the form is sent, and at no other time', async () => {
    const { user, update } = await open(complete)
    const heading = () => screen.getByRole('heading', { level: 1 })
    const send = () => user.click(screen.getByRole('button', { name: 'Empfehlung anzeigen' }))
    await user.click(screen.getByRole('radio', { name: 'Zwei' }))
    await send()
    expect(heading()).not.toHaveFocus()
    await update(answers, { ...complete, personen: '2' })
    expect(heading()).toHaveFocus()
    await send()
    expect(heading()).toHaveFocus()
    screen.getByRole('button', { name: 'Empfehlung anzeigen' }).focus()
    await update(answers, complete)
    expect(heading()).not.toHaveFocus()
  })

  it('recommends with reasons, whole prices and a comparison of all', async () => {
    await open({ ...complete, heute: '29,95' })
    expect(names().slice(0, 3)).toEqual(['DSL S', 'Glasfaser 150', 'DSL S'])
    const text = textOf('DSL S')
    expect(text).toContain('Für Ihre Nutzung genügen etwa 5 MBit/s, normalerweise verfügbar sind 9,5 MBit/s.')
    expect(text).toContain('Im Schnitt 8,29 € mehr im Monat, als Sie heute zahlen.')
    expect(text).toContain('Gesamt in 24 Monaten917,75 €')
    expect(screen.getByText('Ihr heutiger Vertrag ist günstiger')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Alle Empfehlungen vergleichen' })).toHaveAttribute(
      'href',
      '/vergleich?tarife=dsl-s-none-standard-24,glasfaser-150-none-standard-24,dsl-s-none-standard-12',
    )
  })

  it('follows the address that was checked, once the page is alive', async () => {
    await open(complete)
    expect(names()).toContain('Glasfaser 150')
    act(() => void availabilityStore.set({ checkData: aCheckData({ products: ['dsl-m-none-standard-24'] }) }))
    expect(names()).not.toContain('Glasfaser 150')
    expect(names()).toContain('DSL M')
    expect(screen.getByText(/^Geprüfte Adresse: Lindenstraße 12a/)).toBeInTheDocument()
  })

  it('puts a recommended mobile tariff into the cart', async () => {
    const { user } = await open({ ...complete, nutzung: 'handy-viel' })
    await user.click(screen.getAllByRole('button', { name: /^Auswählen/ })[0]!)
    expect(cartStore.get().tariff?.concrete_product_id).toBe('mobil-m-24')
  })

  it('is a page for search engines without answers only', async () => {
    const headOf = async (query: Record<string, string>) => {
      const request = { path: '/beratung', params: {}, query }
      const loaded = await advisorPageSource.load({ ...request, api: anApiOf(answers).api })
      return 'payload' in loaded ? advisorPageSource.head(loaded.payload, request) : loaded
    }
    expect(await headOf({})).not.toHaveProperty('noindex')
    expect(await headOf({ personen: '1' })).toMatchObject({ title: 'Tarifberatung', noindex: true })
    expect(await headOf(complete)).toMatchObject({ title: 'Unsere Empfehlung für Sie', noindex: true })
  })

  it('is not there while the tariffs can’t be had', async () => {
    const request = { path: '/beratung', params: {}, query: complete }
    expect(await advisorPageSource.load({ ...request, api: anApiOf({}).api })).toEqual({ status: 503 })
  })
})
