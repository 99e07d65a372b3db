import { wholeStyles } from './whole-styles'

/** A link whose rules are not there yet: jsdom loads none. */
function aLink(attributes = ''): HTMLLinkElement {
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="/a.css" ${attributes}>`)
  return document.head.lastElementChild as HTMLLinkElement
}

describe('wholeStyles', () => {
  beforeEach(() => {
    document.head.innerHTML = ''
  })

  it.each(['load', 'error'])('waits for the %s of each stylesheet that is on its way', async (event) => {
    const links = [aLink(), aLink()]
    let done = false
    const waiting = wholeStyles().then(() => (done = true))
    links[0]?.dispatchEvent(new Event('load'))
    await Promise.resolve()
    expect(done).toBe(false)
    links[1]?.dispatchEvent(new Event(event))
    await waiting
    expect(done).toBe(true)
  })

  it('doesn’t wait for stylesheets whose rules stand in the page', async () => {
    aLink('disabled')
    await expect(wholeStyles()).resolves.toBeUndefined()
  })
})
