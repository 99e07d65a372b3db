import { pages, render } from './server'
import { anOrderStatus } from './testing/order-status'

const request = (path: string) => ({ path, params: {}, query: {} })

describe('server', () => {
  it('declares its pages, out of search engines', async () => {
    expect((await pages()).map(({ path, layout, guard, noindex }) => [path, layout, guard, noindex])).toEqual([
      ['/checkout', 'order', 'checkout-client', true],
      ['/checkout/overview', 'order', 'overview-client', true],
      ['/checkout/finish', 'order', undefined, true],
      ['/weitermachen', 'order', undefined, true],
      ['/auftragsstatus', 'default', undefined, true],
    ])
  })

  it.each([
    ['checkout', '/checkout', 'Ihr Anschluss heute'],
    ['overview', '/checkout/overview', 'Prüfen und bestellen'],
  ])('renders %s with its steps and a skeleton, but no cart and no form', async (id, path, heading) => {
    const { html, head, status } = await render(id, null, request(path))
    expect(status).toBe(200)
    expect(head).toMatchObject({ noindex: true, title: expect.any(String) as string })
    expect(html).toContain(heading)
    expect(html).toContain('Bestellschritte')
    expect(html).toContain('class="sk"')
    expect(html).not.toMatch(/<form|<input|zahlungspflichtig/)
  })

  it('renders the confirmation without an order as a skeleton', async () => {
    const { html } = await render('finish', null, request('/checkout/finish'))
    expect(html).toContain('class="sk"')
    expect(html).not.toMatch(/NB-|Bestellnummer|keine Bestellung/)
  })

  it('renders the status of an order whole, for who has no script', async () => {
    const { html, head } = await render('order-status', { status: anOrderStatus() }, request('/auftragsstatus'))
    for (const text of ['Ihre Bestellung ist bei uns', 'Auftragsbestätigung', '11.12.2026', 'Vertrag widerrufen'])
      expect(html).toContain(text)
    expect(head).toMatchObject({ noindex: true })
  })
})
