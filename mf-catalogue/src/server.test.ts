import { load, render } from './server'
import { aFibreTariff, aTariffList } from './testing/builders'
import { aDeviceList } from './testing/devices'
import { mobileAnswers } from './testing/mobile'
import { anApiOf } from './testing/open-page'

const { api } = anApiOf({
  ...mobileAnswers(),
  '/catalogue/tariffs/landline/glasfaser-tarife': aTariffList([aFibreTariff(150)]),
  '/catalogue/devices/smartphones': aDeviceList(),
})

async function htmlOf(page: string, path: string, params: Record<string, string> = {}): Promise<string> {
  const request = { path, params, query: {} }
  const loaded = await load(page, { ...request, api })
  if (!('payload' in loaded)) throw new Error(`${page} has no payload`)
  return (await render(page, loaded.payload, request)).html
}

describe('server', () => {
  it('runs without a DOM', () => {
    expect('document' in globalThis).toBe(false)
  })

  it.each([
    ['start', '/', {}, 'Glasfaser-Tarife ansehen'],
    ['mobile-home', '/unterwegs', {}, 'Welcher Tarif passt zu Ihnen?'],
    ['mobile-tariffs', '/unterwegs/tarife/prepaid-tarife', { category: 'prepaid-tarife' }, 'Nimbus Prepaid Max'],
  ])('renders %s', async (page, path, params, text) => {
    expect(await htmlOf(page, path, params)).toContain(text)
  })
})
