import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { aTariffList, someLandlineTariffs } from '../testing/builders'
import { aDeviceDetail } from '../testing/devices'
import { mobileAnswers } from '../testing/mobile'
import { anApiOf, closePages, openPage } from '../testing/open-page'
import { comparePageSource } from './compare-page-source'

const answers = {
  ...mobileAnswers(),
  '/catalogue/tariffs/landline/magentazuhause-tarife': aTariffList(someLandlineTariffs()),
  '/catalogue/devices/smartphones/solvar-s1-pro': aDeviceDetail(),
}
const FIBRE = 'glasfaser-150-none-standard-24'
const DSL = 'dsl-m-none-standard-24'
const DEVICE = 'mobil-m-device-24~smartphones~solvar-s1-pro~solvar-s1-pro-graphit-256'

beforeEach(() => cartStore.reset())
afterEach(closePages)

async function open(query: Record<string, string>) {
  const page = await openPage('compare', answers, { path: '/vergleich', params: {}, query })
  act(() => cartStore.restore())
  return { user: userEvent.setup(), ...page }
}

const table = () => screen.getByRole('table', { name: /Preise inklusive/ })
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const rowOf = (name: string) =>
  within(within(table()).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => plain(textContent))
const columns = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

describe('comparePage', () => {
  it('shows tariffs and a device beside each other with headers of rows and columns', async () => {
    await open({ tarife: `${FIBRE},mobil-m-24,${DEVICE}` })
    expect(columns()).toEqual([
      'Merkmal',
      expect.stringContaining('Glasfaser 150'),
      expect.stringContaining('Nimbus Mobil M'),
      expect.stringContaining('Solvar S1 Pro mit Nimbus Mobil M'),
    ])
    expect(rowOf('Gesamt')).toEqual(['1.064,75 € in 24 Monaten', '758,75 € in 24 Monaten', '1.274,70 € in 24 Monaten'])
    expect(rowOf('Mindest\u00adlaufzeit bis')).toEqual([
      '27.11.2028, bei Vertragsschluss heute',
      '27.11.2028, bei Vertragsschluss heute',
      '27.11.2028, bei Vertragsschluss heute',
    ])
    expect(rowOf('Ausführung')).toEqual(['–keine Angabe', '–keine Angabe', 'Graphit, 256 GB'])
  })

  it('is one region that can be moved by keyboard', async () => {
    await open({ tarife: FIBRE })
    expect(screen.getByRole('region', { name: 'Vergleich der Angebote' })).toHaveAttribute('tabindex', '0')
  })

  it.each([
    [
      { tarife: `${FIBRE},gibtsnicht,b~c` },
      2,
      '2 Angebote aus Ihrem Link gibt es nicht mehr. Wir haben sie weggelassen.',
    ],
    [{ tarife: `${FIBRE},${DEVICE.replace('graphit', 'lila')}` }, 2, /Ein Angebot aus Ihrem Link gibt es nicht mehr/],
    [{ tarife: `${FIBRE},${DSL},mobil-m-24,mobil-l-24` }, 4, /Ein weiteres haben wir weggelassen/],
  ])('leaves out of %j what can’t be shown, and says so', async (query, count, notice) => {
    await open(query)
    expect(columns()).toHaveLength(count)
    expect(screen.getByText(notice)).toBeInTheDocument()
  })

  it('shows only differences when asked, with a link for each way', async () => {
    await open({ tarife: `${FIBRE},${DSL}` })
    expect(rowOf('Mindest\u00adlaufzeit 24')).toHaveLength(2)
    const link = screen.getByRole('link', { name: 'Nur Unterschiede anzeigen' })
    expect(link).toHaveAttribute('href', `/vergleich?tarife=${FIBRE},${DSL}&nur=unterschiede`)
    await closePages()
    await open({ tarife: `${FIBRE},${DSL}`, nur: 'unterschiede' })
    expect(within(table()).queryByRole('row', { name: /^Mindest\u00adlaufzeit/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Alle Zeilen anzeigen' })).toHaveAttribute(
      'href',
      `/vergleich?tarife=${FIBRE},${DSL}`,
    )
  })

  it('leads to the same comparison with another term, other television or without an offer', async () => {
    await open({ tarife: `${FIBRE},${DEVICE}` })
    const [terms, deviceTerms] = screen.getAllByRole('list', { name: 'Laufzeit' })
    const hrefs = (list: HTMLElement | undefined) =>
      within(list!)
        .getAllByRole('link')
        .map((link) => [plain(link.textContent), link.getAttribute('href'), link.getAttribute('aria-current')])
    expect(hrefs(terms)).toEqual([
      ['24 Monate', `/vergleich?tarife=${FIBRE},${DEVICE}`, 'true'],
      ['12 Monate', `/vergleich?tarife=glasfaser-150-none-standard-12,${DEVICE}`, null],
    ])
    expect(hrefs(deviceTerms)[1]?.[1]).toBe(`/vergleich?tarife=${FIBRE},${DEVICE.replace('-24~', '-12~')}`)
    expect(hrefs(screen.getByRole('list', { name: 'Fernsehen' }))[1]).toEqual([
      'TV Smart',
      `/vergleich?tarife=glasfaser-150-smart-standard-24,${DEVICE}`,
      null,
    ])
    expect(screen.getByRole('link', { name: /^Entfernen.*Glasfaser 150/ })).toHaveAttribute(
      'href',
      `/vergleich?tarife=${DEVICE}`,
    )
  })

  it('takes what the form sends without scripts, and with them stays on the page', async () => {
    const { user, visited } = await open({ tarif1: FIBRE, tarif2: '', tarif3: DSL })
    expect(columns()).toHaveLength(3)
    await user.selectOptions(screen.getByLabelText('Tarif 3'), 'mobil-s-24')
    await user.click(screen.getByRole('button', { name: 'Vergleichen' }))
    expect(visited).toEqual([`/vergleich?tarife=${FIBRE},${DSL},mobil-s-24`])
  })

  // the table used to change below the screen, with focus and place at the form
  it('leads to the table each time the form is sent', async () => {
    const { user, update } = await open({ tarife: FIBRE })
    const region = () => screen.getByRole('region', { name: 'Vergleich der Angebote' })
    const send = () => user.click(screen.getByRole('button', { name: 'Vergleichen' }))
    await user.selectOptions(screen.getByLabelText('Tarif 2'), 'mobil-s-24')
    await send()
    await update(answers, { tarife: `${FIBRE},mobil-s-24` })
    expect(region()).toHaveFocus()
    screen.getByLabelText('Tarif 2').focus()
    await update(answers, { tarife: FIBRE })
    expect(region()).not.toHaveFocus()
    await send()
    expect(region()).toHaveFocus()
  })

  it('has the numbers of its chart as a table, which end with what the ledger says', async () => {
    const { domElement } = await open({ tarife: `${FIBRE},${DEVICE}` })
    const [, numbers] = domElement.querySelectorAll('table')
    const rows = [...(numbers?.querySelectorAll('tbody tr') ?? [])].map((row) => plain(row.textContent))
    expect(rows).toHaveLength(24)
    expect(rows[0]).toBe('19,95 €79,90 €44,95 €240,85 €')
    expect(rows[23]).toContain('1.064,75 €')
    expect(rows[23]).toContain('1.274,70 €')
  })

  it('orders a mobile tariff at once, landline and devices where they are chosen', async () => {
    const { user } = await open({ tarife: `${FIBRE},mobil-m-24,${DEVICE}` })
    expect(screen.getByRole('link', { name: /^Adresse prüfen/ })).toHaveAttribute(
      'href',
      `/zuhause/tarife/magentazuhause-tarife?slug=${FIBRE}`,
    )
    expect(screen.getByRole('link', { name: /^Zum Gerät/ })).toHaveAttribute(
      'href',
      '/unterwegs/geraete/smartphones/solvar-s1-pro?pid=solvar-s1-pro-graphit-256&tariff=mobil-m-device-24',
    )
    await user.click(screen.getByRole('button', { name: 'Auswählen: Nimbus Mobil M' }))
    expect(cartStore.get().tariff?.concrete_product_id).toBe('mobil-m-24')
  })

  it('offers examples while nothing is chosen, and is a page for search engines only then', async () => {
    await open({})
    expect(screen.getByRole('heading', { name: 'Noch ist nichts ausgewählt' })).toBeInTheDocument()
    const examples = screen.getByRole('list', { name: 'Häufig verglichen' })
    expect(within(examples).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('glasfaser-150'))
    const headOf = async (query: Record<string, string>) => {
      const request = { path: '/vergleich', params: {}, query }
      const loaded = await comparePageSource.load({ ...request, api: anApiOf(answers).api })
      return 'payload' in loaded ? comparePageSource.head(loaded.payload, request) : undefined
    }
    expect(await headOf({})).toMatchObject({ title: 'Tarife vergleichen' })
    expect(await headOf({})).not.toHaveProperty('noindex')
    expect(await headOf({ tarife: FIBRE })).toMatchObject({ noindex: true })
  })

  it('is not there while the tariffs can’t be had', async () => {
    const request = { path: '/vergleich', params: {}, query: {} }
    expect(await comparePageSource.load({ ...request, api: anApiOf({}).api })).toEqual({ status: 503 })
  })
})
