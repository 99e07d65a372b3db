import { load, render } from './server'
import { aFibreTariff, anApi, aTariffList } from './testing/builders'

describe('server', () => {
  it('renders the start page without a DOM', async () => {
    expect('document' in globalThis).toBe(false)
    const request = { path: '/', params: {}, query: {} }
    const loaded = await load('start', { ...request, api: anApi(aTariffList([aFibreTariff(150)])) })
    if (!('payload' in loaded)) throw new Error('no payload')
    expect(render('start', loaded.payload, request).html).toContain('Glasfaser 150 ansehen')
  })
})
