import { linkTarget } from './link-clicks'

const ORIGIN = 'http://localhost'

function click(html: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html
  let target: string | undefined = 'not clicked'
  const listener = (event: MouseEvent): void => {
    target = linkTarget(event, ORIGIN)
    event.preventDefault()
  }
  document.addEventListener('click', listener, { once: true })
  document.body.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return target
}

describe('linkTarget', () => {
  it('takes a plain click on a link of the shop', () => {
    expect(click('<a href="/agb?id=widerrufsrecht">AGB</a>')).toBe('http://localhost/agb?id=widerrufsrecht')
  })

  it.each([
    ['a modifier', '<a href="/agb">x</a>', { ctrlKey: true }],
    ['the middle button', '<a href="/agb">x</a>', { button: 1 }],
    ['another origin', '<a href="https://example.org/">x</a>', {}],
    ['a new tab', '<a href="/agb" target="_blank">x</a>', {}],
    ['a download', '<a href="/agb" download>x</a>', {}],
    ['a document of the API', '<a href="/api/documents/x">x</a>', {}],
    ['no link', '<b>x</b>', {}],
  ])('leaves %s to the browser', (_, html, init) => {
    expect(click(html, init)).toBeUndefined()
  })
})
