import { act } from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore, type ItemList } from '@nimbus/shared-contracts/cart'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { CONDITION } from '@nimbus/shared-contracts/money'
import { aCart, aCondition, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { anApi, setTestHost } from '../../../testing/api'
import { Extras } from './extras'

const connection = anOption({
  concrete_product_id: 'anschluss',
  product_name: 'Anschluss',
  name: 'Anschluss',
  mandatory: true,
  conditions: [],
})
const series = anOption({ concrete_product_id: 'serien', grouping_id: 'video' })
const films = anOption({
  concrete_product_id: 'filme',
  product_name: 'Filme',
  name: 'Filme',
  grouping_id: 'video',
  conditions: [aCondition(799)],
})
const hub = anOption({
  concrete_product_id: 'hub',
  product_name: 'Nimbus Hub',
  name: 'Nimbus Hub',
  grouping_id: 'router',
  conditions: [aCondition(695), aCondition(695, { type: CONDITION.shipping })],
  properties: { product_id: 'hub', contract_term: 12, shipped: true },
})
const own = anOption({
  concrete_product_id: 'eigenes',
  product_name: 'Eigenes Gerät',
  name: 'Eigenes Gerät',
  grouping_id: 'router',
  conditions: [aCondition(0)],
})

const answers = {
  '/catalogue/tariffs/glasfaser-150-24/options': {
    tariff_id: 'glasfaser-150-24',
    groups: [
      { grouping_id: null, title: 'Ihr Anschluss', description: '', items: [connection] },
      { grouping_id: 'video', title: 'Filme und Serien', description: '', items: [series, films] },
    ],
  },
  '/catalogue/tariffs/glasfaser-150-24/hardware': {
    tariff_id: 'glasfaser-150-24',
    groups: [{ grouping_id: 'router', title: 'Router', description: '', items: [hub, own] }],
  },
}

const toasts: ToastPayload[] = []
let unsubscribe = () => {}
beforeEach(() => {
  toasts.length = 0
  unsubscribe = subscribe('toast:show', (toast) => toasts.push(toast))
})
afterEach(() => unsubscribe())

function open(list: ItemList, cart = aCart({ tariff: aTariff(), options: [connection] })) {
  setTestHost(anApi(answers).api)
  cartStore.set(cart)
  render(<Extras list={list} category="glasfaser-tarife" />)
  act(() => cartStore.restore())
  return userEvent.setup()
}

const ids = (list: ItemList) => cartStore.get()[list].map(({ concrete_product_id }) => concrete_product_id)

describe('Extras', () => {
  it('leads to the tariffs while the cart has none', () => {
    open('options', aCart())
    expect(screen.getByRole('heading', { name: 'Wählen Sie zuerst einen Tarif' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Tarife ansehen' })).toHaveAttribute(
      'href',
      '/zuhause/tarife/glasfaser-tarife',
    )
  })

  it('preselects nothing that costs money', async () => {
    open('options')
    const group = within(await screen.findByRole('group', { name: /^Filme und Serien/ }))
    expect(group.getByRole('radio', { name: /^Keine/ })).toBeChecked()
    expect(ids('options')).toEqual(['anschluss'])
  })

  it('replaces the item of the same group, and names both', async () => {
    const user = open('options')
    await user.click(await screen.findByRole('radio', { name: /^Serien/ }))
    await user.click(screen.getByRole('radio', { name: /^Filme/ }))
    expect(ids('options')).toEqual(['anschluss', 'filme'])
    expect(toasts).toEqual([
      { type: 'info', title: 'Option hinzugefügt', message: 'Serien wurde durch Filme ersetzt.' },
    ])
  })

  it('takes the choice back with "Keine"', async () => {
    const user = open('options')
    await user.click(await screen.findByRole('radio', { name: /^Serien/ }))
    await user.click(screen.getByRole('radio', { name: /^Keine/ }))
    expect(ids('options')).toEqual(['anschluss'])
  })

  // used to be a checked box that could be pressed and only warned
  it('says that what is mandatory belongs to the tariff, without a box', async () => {
    open('options')
    expect(await screen.findByText('Gehört zum Tarif', { exact: false })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(ids('options')).toEqual(['anschluss'])
  })

  it('has the own router for 0 €, chosen until a rented one is', async () => {
    const user = open('hardware')
    const ownDevice = await screen.findByRole('radio', { name: /^Eigenes Gerät 0/ })
    expect(ownDevice).toBeChecked()
    expect(screen.queryByRole('radio', { name: /^Keine/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /^Nimbus Hub/ }))
    expect(ids('hardware')).toEqual(['hub'])
    await user.click(ownDevice)
    expect(ids('hardware')).toEqual(['eigenes'])
    expect(toasts.map(({ title }) => title)).toEqual(['Hardware hinzugefügt'])
  })

  it('names term and shipping of each item', async () => {
    open('hardware')
    const name = (await screen.findByRole('radio', { name: /^Nimbus Hub/ })).closest('label')?.textContent
    expect(name).toContain('6,95\u00a0€\u00a0je\u00a0Monat')
    expect(name).toContain('12\u00a0Monate')
    expect(name).toContain('Versand 6,95\u00a0€ einmalig je Bestellung')
  })

  it('can be asked again when it could not be loaded', async () => {
    const failing: Record<string, unknown> = {}
    setTestHost(anApi(failing).api)
    cartStore.set(aCart({ tariff: aTariff() }))
    render(<Extras list="hardware" category="glasfaser-tarife" />)
    act(() => cartStore.restore())
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
    Object.assign(failing, answers)
    await userEvent.click(retry)
    expect(await screen.findByRole('radio', { name: /^Nimbus Hub/ })).toBeInTheDocument()
  })
})
