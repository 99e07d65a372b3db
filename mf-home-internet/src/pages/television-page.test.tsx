import { screen, within } from '@testing-library/react'
import type { ItemGroups, Option } from '@nimbus/shared-contracts/catalogue'
import { aCondition, anOption } from '@nimbus/shared-contracts/testing'
import { anApi, setTestHost } from '../testing/api'
import { aTariffList } from '../testing/catalogue'
import { hydratePage, removePages } from '../testing/render-page'
import { televisionPage } from './television-page'

const LIST = '/catalogue/tariffs/landline/magentazuhause-tarife'
const plain = (element: HTMLElement): string => element.textContent.replaceAll('\u00a0', ' ')

const group = (grouping_id: string, items: Option[]): ItemGroups => ({
  tariff_id: 'any',
  groups: [{ grouping_id, title: grouping_id, description: '', items }],
})
const streaming = (name: string, monthly: number): Option =>
  anOption({
    concrete_product_id: name,
    product_name: name,
    grouping_id: 'streaming-video',
    conditions: [aCondition(monthly)],
    properties: { product_id: name, contract_term: 1, notice_months: 1 },
  })
const box = anOption({
  concrete_product_id: 'tv-box',
  product_name: 'TV-Box',
  conditions: [aCondition(500)],
  properties: { product_id: 'tv-box', contract_term: 12 },
})

/** Options and hardware of every tariff, whichever is the cheapest with television. */
const itemsOfAll = (options: ItemGroups, hardware: ItemGroups) =>
  Object.fromEntries(
    aTariffList('magentazuhause-tarife').tariffs.flatMap(({ concrete_product_id }) => [
      [`/catalogue/tariffs/${concrete_product_id}/options`, options],
      [`/catalogue/tariffs/${concrete_product_id}/hardware`, hardware],
    ]),
  )

async function open(answers: Record<string, unknown>): Promise<void> {
  const { api } = anApi({ [LIST]: aTariffList('magentazuhause-tarife'), ...answers })
  setTestHost(api)
  await hydratePage(televisionPage, api, { params: {} })
}

afterEach(removePages)

describe('televisionPage', () => {
  it('has streaming packages and the TV box with price, notice and term (PRICE-25, PRICE-26)', async () => {
    const options = group('streaming-video', [streaming('Serien', 499), streaming('Serien, Filme & Sport', 999)])
    await open(itemsOfAll(options, group('tv', [box])))
    const section = screen.getByRole('region', { name: 'Streaming und TV-Box' })
    const items = within(section).getAllByRole('listitem').map(plain)
    expect(items).toHaveLength(3)
    expect(items[0]).toMatch(/^Serien.*mit einer Frist von 1 Monat kündbar\.4,99 € je Monat$/)
    expect(items[1]).toMatch(/9,99 € je Monat$/)
    expect(items[2]).toMatch(/^TV-Box.*Mindestlaufzeit 12 Monate\.5 € je Monat$/)
    expect(section).toHaveTextContent('Wohnsitz in Deutschland')
  })

  it('stands without them when they cannot be had', async () => {
    await open({})
    expect(screen.getByRole('heading', { level: 1, name: 'Nimbus TV' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Streaming und TV-Box' })).toBeNull()
  })
})
