import { EARLY_CLICKS } from '../../server/document/early-clicks'
import { comeAlive } from './early-action'

/** A page as the server sends it, with the document's first script; React is not there yet. */
function openPage(html: string): HTMLElement {
  document.body.innerHTML = `<div data-content>${html}</div>`
  // oxlint-disable-next-line typescript/no-implied-eval -- jsdom runs no scripts of a document here
  new Function(EARLY_CLICKS)()
  return document.querySelector<HTMLElement>('[data-content]')!
}

describe('comeAlive', () => {
  it('presses a button that was pressed before the page was alive, once', () => {
    const content = openPage('<button type="button">Auswählen</button>')
    const button = content.querySelector('button')!
    const pressed = jest.fn()
    button.click()
    button.addEventListener('click', pressed)
    comeAlive(content)
    comeAlive(content)
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('does only the last of several', () => {
    const content = openPage('<button type="button">Eins</button><button type="button">Zwei</button>')
    const [one, two] = content.querySelectorAll('button')
    const pressed = jest.fn((event: Event) => (event.target as HTMLElement).textContent)
    one!.click()
    two!.click()
    content.addEventListener('click', pressed)
    comeAlive(content)
    expect(pressed.mock.results.map(({ value }) => value as string)).toEqual(['Zwei'])
  })

  it('submits a form that was submitted before, and never sends it as a plain form', () => {
    const content = openPage('<form><input name="q"></form>')
    const form = content.querySelector('form')!
    const early = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    const submitted = jest.fn((event: Event) => event.preventDefault())
    form.addEventListener('submit', submitted)
    comeAlive(content)
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  // a withdrawal is not to wait for scripts, which may never come
  it('lets a form that names its method go to the server', () => {
    const content = openPage('<form method="post"><button>Weiter</button></form>')
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true })
    const submitted = new Event('submit', { bubbles: true, cancelable: true })
    content.querySelector('form')!.dispatchEvent(submitted)
    // jsdom sends no forms and would say so
    content.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
    content.querySelector('button')!.dispatchEvent(pressed)
    expect([pressed.defaultPrevented, submitted.defaultPrevented]).toEqual([false, false])
  })

  it('leaves links and living pages alone', () => {
    const content = openPage('<a href="#x">Link</a><button type="button">Auswählen</button>')
    const link = new MouseEvent('click', { bubbles: true, cancelable: true })
    content.querySelector('a')!.dispatchEvent(link)
    expect(link.defaultPrevented).toBe(false)
    comeAlive(content)
    const pressed = jest.fn()
    content.addEventListener('click', pressed)
    content.querySelector('button')!.click()
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})
