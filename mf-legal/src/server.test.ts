import { TEXT_PAGES } from '@nimbus/shared-contracts/routes'
import { load, pages, render } from './server'
import { aLegalPage, anApi } from './testing/builders'

const request = { path: '/agb', params: {}, query: { id: 'widerrufsrecht' } }

describe('server', () => {
  it('renders a legal text without a DOM, sanitised', async () => {
    expect('document' in globalThis).toBe(false)
    const hostile = aLegalPage({
      sections: [
        { id: 'a', title: 'A', html: '<p onclick=x>Gut<script>alert(1)</script><a href="javascript:x">!</a></p>' },
      ],
    })
    const loaded = await load('terms', { ...request, api: anApi({ '/content/legal/agb': hostile }) })
    if (!('payload' in loaded)) throw new Error('no payload')
    const { html } = await render('terms', loaded.payload, request)
    expect(html.replaceAll(/<\/?span>/g, '')).toContain('<p>Gut!</p>')
    expect(html).not.toMatch(/alert|javascript:|onclick/)
  })

  it('serves the paths of the legal pages', async () => {
    expect((await pages()).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/agb',
        '/widerrufsrecht',
        '/impressum',
        '/datenschutz',
        '/datenschutzhinweise',
        '/barrierefreiheit',
        '/ueber-das-unternehmen/verbraucherinformationen',
        '/produktinformationsblatt',
        '/vorvertragliche-informationen',
        '/vertrag-widerrufen',
        '/vertraege-kuendigen',
        ...Object.values(TEXT_PAGES).map(({ path }) => path),
      ]),
    )
  })
})
