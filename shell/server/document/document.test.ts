import type { Visit } from '../../src/routing/visit'
import { renderDocument } from './document'
import type { ShellAssets } from './shell-assets'
import { takeApart } from './used-css'

/** Enough that the page doesn't use for the rest to be worth a request. */
const css = `.wrap{color:red}${Array.from({ length: 300 }, (_, index) => `.unused-${index}{color:red}`).join('')}`
const shell: ShellAssets = {
  entry: '/shell/main.js',
  preload: [],
  sheets: [{ href: '/shell/main.css', css, parts: takeApart(css) }],
  font: undefined,
}
const visit: Visit = {
  owner: 'mf-a',
  page: 'page',
  layout: 'default',
  status: 200,
  payload: {},
  head: { title: 'Seite' },
  path: '/seite',
  params: {},
  query: {},
}

const rendered = (data: string | undefined): string =>
  renderDocument({
    shell,
    remote: { preload: [], sheets: [] },
    content: '<p class="wrap">Text</p>',
    visit,
    data,
    origin: 'https://shop.test',
  })

describe('renderDocument', () => {
  const LINK = '<link rel="stylesheet" href="/shell/main.css">'

  it('leaves the whole stylesheet to the scripts, and names it for browsers that run none', () => {
    const html = rendered('/seite/_page.abc.json')
    expect(html).toContain(`<noscript>${LINK}</noscript>`)
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1)
    expect(html).not.toContain('.unused-1{')
  })

  it('names the whole stylesheet in a document that has no script to ask for it', () => {
    const html = rendered(undefined)
    expect(html).toContain(`</style>${LINK}`)
    expect(html).not.toContain('<noscript>')
  })
})
