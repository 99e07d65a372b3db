import type { Benefits } from '@nimbus/shared-contracts/catalogue'
import { pressButton, type PageVisit } from '@nimbus/shared-contracts/testing'
import { aFibreTariff, aTariffList, someLandlineTariffs } from './builders'
import { someCampaigns } from './campaigns'
import { aDeviceDetail, aDeviceList } from './devices'
import { mobileAnswers } from './mobile'
import { anApiOf } from './open-page'

const hero = (id: string) => ({
  id,
  eyebrow: 'Nimbus',
  title: `Hero ${id}`,
  text: '',
  link: { label: 'Ansehen', href: '/' },
  image: `heroes/${id}.svg`,
})

const benefits: Benefits = {
  product: 'glasfaser',
  title: 'Vorteile von Glasfaser',
  description: 'Warum Glasfaser von Nimbus.',
  hero: hero('glasfaser'),
  benefits: [{ icon: 'gauge', title: 'Tempo', text: 'Bis 1.000 MBit/s.' }],
  steps: [{ title: 'Adresse prüfen', text: 'Die Prüfung ist kostenlos.' }],
  questions: [{ title: 'Was brauche ich?', text: 'Einen Hausanschluss.' }],
  offers: [{ area: 'landline', category: 'glasfaser-tarife' }],
  others: [{ product: 'dsl', label: 'DSL' }],
}

const DEVICES = ['smartphones', 'tablets', 'smartwatches', 'zubehoer']

const { api } = anApiOf({
  ...mobileAnswers(),
  ...Object.fromEntries(DEVICES.map((slug) => [`/catalogue/devices/${slug}`, aDeviceList()])),
  '/catalogue/tariffs/landline/glasfaser-tarife': aTariffList([150, 300].map((speed) => aFibreTariff(speed))),
  '/catalogue/tariffs/landline/magentazuhause-tarife': aTariffList(someLandlineTariffs()),
  '/catalogue/devices/smartphones/solvar-s1-pro': aDeviceDetail(),
  '/content/heroes/start': { area: 'start', heroes: [hero('a'), hero('b')] },
  '/content/heroes/unterwegs': { area: 'unterwegs', heroes: [hero('a'), hero('b')] },
  '/content/campaigns': someCampaigns(),
  '/content/benefits/glasfaser': benefits,
  '/search': { query: 'glasfaser', total: 1, groups: [] },
})

export const pageVisits: readonly PageVisit[] = [
  { page: 'start', path: '/', api },
  { page: 'mobile-home', path: '/unterwegs', api },
  {
    page: 'mobile-tariffs',
    path: '/unterwegs/tarife/mobilfunk-tarife',
    params: { category: 'mobilfunk-tarife' },
    nextQuery: { slug: 'mobil-m' },
    api,
    uses: [{ name: 'choosing a tariff', state: 'empty', does: pressButton(/^Auswählen/), changes: ['cart'] }],
  },
  {
    page: 'devices',
    path: '/unterwegs/geraete/smartphones',
    params: { category: 'smartphones' },
    nextQuery: { company: 'Solvar' },
    api,
    uses: [{ name: 'opening a label', does: pressButton(/^Energieeffizienzklasse/), publishes: ['shop:click'] }],
  },
  {
    page: 'device',
    path: '/unterwegs/geraete/smartphones/solvar-s1-pro',
    params: { category: 'smartphones', slug: 'solvar-s1-pro' },
    nextQuery: { tariff: 'mobil-l-device-24' },
    api,
    uses: [{ name: 'buying', state: 'empty', does: pressButton(/^In den Warenkorb/), changes: ['cart'] }],
  },
  { page: 'benefits', path: '/glasfaser-vorteile', params: { product: 'glasfaser' }, api },
  {
    page: 'compare',
    path: '/vergleich',
    query: { tarife: 'mobil-m-24,glasfaser-150-none-standard-24' },
    nextQuery: { tarife: 'mobil-m-24', nur: 'unterschiede' },
    api,
    uses: [{ name: 'choosing a tariff', state: 'empty', does: pressButton(/^Auswählen/), changes: ['cart'] }],
  },
  {
    page: 'advisor',
    path: '/beratung',
    query: { personen: '1', nutzung: 'handy-viel', fernsehen: 'nein' },
    nextQuery: { personen: '2', nutzung: 'handy-viel', fernsehen: 'smart' },
    api,
    uses: [{ name: 'choosing a tariff', state: 'empty', does: pressButton(/^Auswählen/), changes: ['cart'] }],
  },
  { page: 'search', path: '/suche', query: { q: 'glasfaser' }, nextQuery: { q: 'dsl' }, api },
]
