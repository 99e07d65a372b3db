import { pressButton, type PageVisit, type WidgetVisit } from '@nimbus/shared-contracts/testing'
import { anAddressForm } from './address-form'
import { anApi } from './api'
import { aTariffList } from './catalogue'

const hero = {
  id: 'a',
  eyebrow: 'Glasfaser',
  title: 'Schnell',
  text: 'Bis 1.000 MBit/s.',
  link: { label: 'Tarife ansehen', href: '/zuhause/tarife' },
  image: 'heroes/zuhause.svg',
}

const CATEGORIES = ['magentazuhause-tarife', 'glasfaser-tarife', 'dsl-tarife', 'young-tarife']

const NO_ITEMS = { tariff_id: 't', groups: [] }

const { api } = anApi({
  '/content/heroes/zuhause': { area: 'zuhause', heroes: [hero, { ...hero, id: 'b' }] },
  '/landline/new-customer/new-contract/form-schemas': anAddressForm(),
  ...Object.fromEntries(CATEGORIES.map((slug) => [`/catalogue/tariffs/landline/${slug}`, aTariffList(slug)])),
  ...Object.fromEntries(
    aTariffList('magentazuhause-tarife').tariffs.flatMap(({ concrete_product_id: id }) => [
      [`/catalogue/tariffs/${id}/options`, NO_ITEMS],
      [`/catalogue/tariffs/${id}/hardware`, NO_ITEMS],
    ]),
  ),
})

const params = { category: 'dsl-tarife' }

export const pageVisits: readonly PageVisit[] = [
  { page: 'home-internet', path: '/zuhause', api },
  { page: 'home-internet-overview', path: '/zuhause/tarife', api },
  {
    page: 'home-internet-tariffs',
    path: '/zuhause/tarife/dsl-tarife',
    params,
    nextQuery: { slug: 'dsl-m' },
    api,
    uses: [{ name: 'choosing a tariff', state: 'empty', does: pressButton(/^Auswählen/), changes: ['cart'] }],
  },
  { page: 'home-internet-options', path: '/zuhause/tarife/dsl-tarife/options', params, api },
  { page: 'home-internet-hardware', path: '/zuhause/tarife/dsl-tarife/hardware', params, api },
  { page: 'home-internet-tv', path: '/magenta-tv', api },
]

export const widgetVisits: readonly WidgetVisit[] = [{ widget: 'availability', api }]
