import { createApi } from '@nimbus/shared-contracts/http'
import { load, pages, render } from './server'

const request = { path: '/warenkorb', params: {}, query: {} }

describe('server', () => {
  it('declares the cart page in the order layout, out of search engines', async () => {
    expect(await pages()).toEqual([expect.objectContaining({ path: '/warenkorb', layout: 'order', noindex: true })])
  })

  it('renders a skeleton and what has to be said before the order, but no cart', async () => {
    const loaded = await load('cart', { ...request, api: createApi({ baseUrl: 'http://localhost/api' }) })
    const { html, head, status } = await render('cart', 'payload' in loaded && loaded.payload, request)
    expect(status).toBe(200)
    expect(head).toMatchObject({ title: 'Warenkorb', noindex: true })
    expect(html).toContain('Ihr Warenkorb')
    expect(html).toContain('nur innerhalb Deutschlands')
    expect(html).toContain('Lastschrift (SEPA)')
    expect(html).not.toMatch(/entfernen|Ihr Warenkorb ist leer/)
  })
})
