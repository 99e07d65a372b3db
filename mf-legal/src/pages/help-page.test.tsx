import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setHost, type LoadContext, type PageProps } from '@nimbus/shared-contracts/remote'
import * as app from '../app'
import * as server from '../server'
import { aHelp, anApi } from '../testing/builders'

const request: LoadContext = { path: '/hilfe', params: {}, query: {}, api: anApi({ '/content/help': aHelp() }) }

/** The page as a browser gets it: the server's HTML, hydrated. */
async function open(): Promise<{ domElement: HTMLElement; html: string; visited: string[] }> {
  const visited: string[] = []
  setHost({ navigate: (href: string) => void visited.push(href) } as Parameters<typeof setHost>[0])
  const payload = aHelp()
  const domElement = document.body.appendChild(document.createElement('div'))
  const { html } = await server.render('help', payload, request)
  domElement.innerHTML = html
  const props: PageProps = {
    domElement,
    page: 'help',
    payload,
    path: '/hilfe',
    params: {},
    query: {},
    hydrate: true,
    onFailure: jest.fn(),
  }
  await app.bootstrap(props)
  act(() => void app.mount(props))
  return { domElement, html, visited }
}

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

describe('helpPage', () => {
  it('hydrates to the HTML of the server', async () => {
    const { domElement, html } = await open()
    const whole = document.createElement('div')
    whole.innerHTML = html
    expect(domElement.innerHTML).toBe(whole.innerHTML)
  })

  it('says how the company is reached and when', async () => {
    await open()
    const contact = screen.getByRole('region', { name: 'Mit uns sprechen' })
    expect(contact).toHaveTextContent('0221 4710-120')
    expect(contact).toHaveTextContent('Montag bis Samstag, 8 bis 20 Uhr')
    expect(within(contact).getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+492214710120')
    expect(within(contact).getByRole('link', { name: 'service@nimbus.example' })).toHaveAttribute(
      'href',
      'mailto:service@nimbus.example',
    )
  })

  it('leads from each topic and question to its answer, which opens', async () => {
    const { domElement } = await open()
    const anchors = [...domElement.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')!.slice(1))
    expect(anchors).toEqual(['thema-truck', 'paket', 'start'])
    for (const id of anchors) expect(domElement.querySelector(`[id="${id}"]`)).not.toBeNull()
    const answer = domElement.querySelector('#start')!
    expect(answer).not.toHaveAttribute('open')
    location.hash = '#start'
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
    expect(answer).toHaveAttribute('open')
    expect(within(answer as HTMLElement).getByRole('link', { name: 'Auftrag verfolgen' })).toHaveAttribute(
      'href',
      '/auftragsstatus',
    )
  })

  it.each(['#paket', '#%22%5D', '#thema-truck'])(
    'opens the answer that the address %s names, if it is one',
    async (hash) => {
      location.hash = hash
      const { domElement } = await open()
      expect([...domElement.querySelectorAll('details[open]')].map(({ id }) => `#${id}`)).toEqual(
        hash === '#paket' ? ['#paket'] : [],
      )
    },
  )

  it('searches the shop for what is typed', async () => {
    const { visited } = await open()
    await act(() => userEvent.type(screen.getByRole('searchbox'), 'eSIM{Enter}'))
    expect(visited).toEqual(['/suche?q=eSIM'])
  })

  it('answers 503 while the help cannot be had', async () => {
    expect(await server.load('help', { ...request, api: anApi({ '/content/help': 500 }) })).toEqual({ status: 503 })
  })
})
