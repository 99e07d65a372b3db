import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from '@testing-library/react'
import { TextField } from '@nimbus/shared-ui/field'
import { EARLY_CLICKS } from '../../server/document/early-clicks'
import { comeAlive } from './early-action'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A page as the server sends it, with the document's first script; React is not there yet. */
function openPage(html: string): HTMLElement {
  document.body.innerHTML = `<div data-content>${html}</div>`
  // oxlint-disable-next-line typescript/no-implied-eval -- jsdom runs no scripts of a document here
  new Function(EARLY_CLICKS)()
  return document.querySelector<HTMLElement>('[data-content]')!
}

function Order({ onSend, onShown }: { onSend: (zip: string) => void; onShown?: () => void }) {
  const [zip, setZip] = useState('')
  useEffect(() => onShown?.(), [onShown])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(zip)
      }}
    >
      <TextField id="zip" label="Postleitzahl" value={zip} onChange={setZip} />
      <button type="submit">Prüfen</button>
    </form>
  )
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
    jest.runAllTimers()
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
    jest.runAllTimers()
    expect(pressed.mock.results.map(({ value }) => value as string)).toEqual(['Zwei'])
  })

  it('keeps a press until fields have reported, and does only that', () => {
    const content = openPage('<button type="button">Eins</button><button type="button">Zwei</button>')
    const [one, two] = content.querySelectorAll('button')
    const pressed = jest.fn((event: Event) => (event.target as HTMLElement).textContent)
    one!.click()
    content.addEventListener('click', pressed)
    comeAlive(content)
    two!.click()
    jest.runAllTimers()
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
    jest.runAllTimers()
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it('sends what was typed before, as the form knows it by then', async () => {
    const onSend = jest.fn()
    const content = openPage(renderToString(<Order onSend={onSend} />))
    content.querySelector('input')!.value = '01067'
    content.querySelector('button')!.click()
    const root = await act(async () =>
      hydrateRoot(content, <Order onSend={onSend} onShown={() => comeAlive(content)} />),
    )
    act(() => jest.runAllTimers())
    expect(onSend.mock.calls).toEqual([['01067']])
    act(() => root.unmount())
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
    jest.runAllTimers()
    const pressed = jest.fn()
    content.addEventListener('click', pressed)
    content.querySelector('button')!.click()
    expect(pressed).toHaveBeenCalledTimes(1)
  })
})
