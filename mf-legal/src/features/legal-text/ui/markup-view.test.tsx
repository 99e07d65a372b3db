import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseInBrowser } from '../api/parse-in-browser'
import { parseOnServer } from '../api/parse-on-server'
import { MarkupView } from './markup-view'

const PARSERS = [
  ['the server', parseOnServer],
  ['a browser', parseInBrowser],
] as const

describe.each(PARSERS)('MarkupView of %s', (_, parse) => {
  /** Without the elements that texts beside others have. */
  const shown = (html: string): string =>
    renderToStaticMarkup(<MarkupView markup={parse(html)} />).replaceAll(/<span>([^<]*)<\/span>/g, '$1')

  it.each([
    ['a script address', '<a href="javascript:alert(1)">Klick</a>', 'Klick'],
    ['mixed case', '<a href="JaVaScRiPt:alert(1)">Klick</a>', 'Klick'],
    ['a tab inside', '<a href="java\tscript:alert(1)">Klick</a>', 'Klick'],
    ['a line break inside', '<a href="java\nscript:alert(1)">Klick</a>', 'Klick'],
    ['leading control characters', '<a href="\u0001\u0020javascript:alert(1)">Klick</a>', 'Klick'],
    ['entities', '<a href="&#106;avascript&colon;alert(1)">Klick</a>', 'Klick'],
    ['entities for a tab', '<a href="java&Tab;script:alert(1)">Klick</a>', 'Klick'],
    ['VBScript', '<a href="vbscript:msgbox(1)">Klick</a>', 'Klick'],
    ['a data address', '<a href="data:text/html,<script>alert(1)</script>">Klick</a>', 'Klick'],
    ['a blob address', '<a href="blob:https://shop.example/1">Klick</a>', 'Klick'],
    ['an image with an error handler', 'Vor<img src=x onerror=alert(1)>nach', 'Vornach'],
    ['a handler on an allowed element', '<p onclick="alert(1)" ONMOUSEOVER=alert(2)>Text</p>', '<p>Text</p>'],
    ['a style', '<p style="position:fixed">Text</p>', '<p>Text</p>'],
    ['an id and a class', '<p id="main" class="btn">Text</p>', '<p>Text</p>'],
    ['a link in SVG', '<svg><a xlink:href="javascript:alert(1)"><text>Klick</text></a></svg>', 'Klick'],
    ['an SVG that runs', '<svg onload=alert(1)><animate onbegin=alert(1) /></svg>Text', 'Text'],
    ['MathML', '<math href="javascript:alert(1)"><mi>x</mi></math>', 'x'],
    ['a script', 'Vor<script>alert(1)</script>nach', 'Vornach'],
    ['a script in SVG', 'Vor<svg><script>alert(1)</script></svg>nach', 'Vornach'],
    ['a style sheet', '<style>p{}</style>Text', 'Text'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>">x</iframe>Text', 'Text'],
    [
      'a form',
      '<form action="https://evil.example"><input name=a><button formaction="javascript:alert(1)">Los</button></form>',
      'Los',
    ],
    ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]-->Text', 'Text'],
    ['a template', '<template><p>x</p></template>Text', 'Text'],
    ['an element named like a method', '<constructor>Text</constructor>', 'Text'],
    ['an attribute named like a method', '<p constructor="x" __proto__="y">Text</p>', '<p>Text</p>'],
    ['paragraphs nested through an object', '<p>Vor<object><p>Text</p></object></p>', '<p>VorText</p>'],
  ])('keeps the text and nothing of %s', (_name, html, expected) => {
    expect(shown(html)).toEqual(expected)
  })

  it('lets nothing out of noscript, which is read differently with scripts and without', () => {
    const html = shown('<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>Text')
    expect(html).not.toMatch(/<img|onerror=/)
  })

  it.each([
    ['https', '<a href="https://www.bundesnetzagentur.de/tk">Text</a>'],
    ['tel', '<a href="tel:+492214710120">Text</a>'],
    ['mailto', '<a href="mailto:service@nimbus.example?subject=A">Text</a>'],
    ['relative', '<a href="/agb?id=widerrufsrecht#frist">Text</a>'],
    ['in-page', '<a href="#frist">Text</a>'],
    ['emphasis', '<p><strong>fett</strong> und <em>betont</em>, <b>b</b>, <i>i</i><br/>neu</p>'],
    ['lists', '<ol start="3"><li>drei</li></ol><ul><li>a</li><li>b</li></ul>'],
    ['descriptions', '<dl><dt>Wort</dt><dd>Bedeutung</dd></dl>'],
    ['addresses', '<address>Nimbus<br/>Köln</address>'],
  ])('keeps %s', (_name, html) => {
    expect(shown(html)).toBe(html)
  })

  it('opens an external link in a new tab without opener, and says so', () => {
    const html = shown('<a href="https://www.bundesnetzagentur.de/" target="_blank">Behörde</a>')
    expect(html).toBe(
      '<a href="https://www.bundesnetzagentur.de/" target="_blank" rel="noopener noreferrer">Behörde<span class="vh"> (öffnet in neuem Tab)</span></a>',
    )
  })

  it.each([
    ['a path', '<a href="/impressum" target="_blank" rel="opener">Text</a>', '<a href="/impressum">Text</a>'],
    [
      'a mail address',
      '<a href="mailto:a@b.example" target="_blank">Text</a>',
      '<a href="mailto:a@b.example">Text</a>',
    ],
    ['another target', '<a href="https://b.example/" target="top">Text</a>', '<a href="https://b.example/">Text</a>'],
  ])('leaves %s in the shop’s tab', (_name, html, expected) => {
    expect(shown(html)).toBe(expected)
  })

  it('treats an address without protocol as another site', () => {
    expect(shown('<a href="//evil.example/x">a</a><a href="/\\evil.example/x">b</a>')).toBe(
      '<a href="https://evil.example/x">a</a><a href="https://evil.example/x">b</a>',
    )
  })

  it('puts headings below those of the page', () => {
    expect(shown('<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>')).toBe('<h3>a</h3><h3>b</h3><h3>c</h3><h4>d</h4>')
  })

  it('drops white space where only elements may stand', () => {
    expect(shown('<ul>\n <li>a</li>\n <li>b</li>\n</ul>')).toBe('<ul><li>a</li><li>b</li></ul>')
  })

  it('gives a table the body that browsers add, and a place to scroll', () => {
    render(
      <MarkupView markup={parse('<table>\n<tr><th scope="col" onclick=x>A</th><td colspan="2">B</td></tr></table>')} />,
    )
    const table = screen.getByRole('table')
    expect(table.outerHTML).toBe('<table><tbody><tr><th scope="col">A</th><td colspan="2">B</td></tr></tbody></table>')
    expect(screen.getByRole('figure', { name: 'Tabelle' })).toContainElement(table)
  })
})

describe('parsers', () => {
  it.each([
    '<p>eins<p>zwei',
    '<p>vor<ul><li>a<li>b</ul>',
    '<table><tr><td>a<td>b</table>',
    '<b><p>verschränkt</b></p>',
    'Text &amp; &uuml;&nbsp;&#8211;',
    '<a href="/a"><a href="/b">b</a></a>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>Text',
    '<svg><foreignObject><p>x</p></foreignObject></svg>',
  ])('agree on %s', (html) => {
    expect(parseOnServer(html)).toEqual(parseInBrowser(html))
  })
})
