import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { cartStore } from '@nimbus/shared-contracts/cart'
import type { Api } from '@nimbus/shared-contracts/http'
import { setHost, type Host } from '@nimbus/shared-contracts/remote'
import { aCart, aTariff } from '@nimbus/shared-contracts/testing'
import type { ConsentStore } from '../consent/consent'
import { FRAME_IDS } from '../element-ids'
import { Footer } from './footer'
import { Header } from './header'
import { mountFrame, type Frame } from './mount-frame'

let mockBroken = ''

/** Draws its name, and throws while it is the broken one. */
const mockPart = (name: string) => () => {
  if (name === mockBroken) throw new Error(`${name} is broken`)
  return <p>{name}</p>
}
jest.mock('./header-search', () => ({ HeaderSearch: () => mockPart('search')() }))
jest.mock('../notices/toaster', () => ({ Toaster: () => mockPart('toasts')() }))
jest.mock('../notices/screen-loader', () => ({ ScreenLoader: () => mockPart('screen loader')() }))
jest.mock('../notices/footnote-overlay', () => ({ FootnoteOverlay: () => mockPart('footnotes')() }))
jest.mock('../notices/energy-dialog', () => ({ EnergyDialog: () => mockPart('energy dialog')() }))
jest.mock('../consent/consent-banner', () => ({ ConsentBanner: () => mockPart('consent banner')() }))

const OVERLAYS = ['toasts', 'screen loader', 'footnotes', 'energy dialog', 'consent banner']

const part = (name: keyof typeof FRAME_IDS): HTMLElement => document.getElementById(FRAME_IDS[name])!
const page = { layout: 'default', path: '/' } as const

/** On a server nothing is broken. */
async function mounted(): Promise<Frame> {
  const inBrowser = mockBroken
  mockBroken = ''
  document.body.innerHTML = `<div id="${FRAME_IDS.header}">${renderToString(<Header {...page} />)}</div>
    <main><p>Seite</p></main>
    <div id="${FRAME_IDS.footer}">${renderToString(<Footer {...page} />)}</div>
    <div id="${FRAME_IDS.overlays}"></div>`
  mockBroken = inBrowser
  let frame!: Frame
  await act(async () => {
    frame = mountFrame(page, { api: {} as Api, consent: {} as ConsentStore })
  })
  await frame.ready
  return frame
}

const expectFailure = (name: string): void => {
  expectConsole('error', new RegExp(`shell: ${name} failed`))
  expectConsole('error', /The above error occurred|is broken|of another remote/)
}

beforeEach(() => {
  mockBroken = ''
  setHost({ mountWidget: () => ({ update() {}, unmount() {} }) } as Partial<Host> as Host)
})
afterEach(() => {
  jest.restoreAllMocks()
  setHost(undefined)
})

describe('mountFrame', () => {
  it('is ready once everything above the pages is there', async () => {
    await mounted()
    expect([...part('overlays').children].map((overlay) => overlay.textContent)).toEqual(OVERLAYS)
  })

  it.each(OVERLAYS)('goes without the %s where they break, and draws them for the next page', async (name) => {
    expectFailure(name)
    mockBroken = name
    const frame = await mounted()
    const others = OVERLAYS.filter((other) => other !== name)
    expect([...part('overlays').children].map((overlay) => overlay.textContent)).toEqual(others)
    expect(part('header').querySelector('nav')).toBeVisible()
    mockBroken = ''
    await act(async () => frame.update({ layout: 'default', path: '/unterwegs' }))
    expect([...part('overlays').children].map((overlay) => overlay.textContent)).toEqual(OVERLAYS)
  })

  // a cart that could not be read used to take logo, navigation and all away until the next load
  it('keeps the header where its cart can’t be read, with a way to it', async () => {
    expectFailure('cart of the header')
    await mounted()
    const get = jest.spyOn(cartStore, 'get').mockReturnValue({ ...aCart(), tariff: aTariff(), options: 42 as never })
    await act(async () => cartStore.set(aCart({ tariff: aTariff() })))
    expect(part('header').querySelector('nav')).toBeVisible()
    expect(part('header').querySelector('a[href="/warenkorb"]')).toBeVisible()
    expect(document.querySelector('main')).toHaveTextContent('Seite')
    get.mockRestore()
    cartStore.reset()
  })

  it('has the ways home and to the cart where the header breaks', async () => {
    expectFailure('header')
    mockBroken = 'search'
    const frame = await mounted()
    expect(part('header').querySelector('nav')).toBeNull()
    expect(part('header').querySelector('a[href="/"]')).toBeVisible()
    expect(part('header').querySelector('a[href="/warenkorb"]')).toBeVisible()
    mockBroken = ''
    await act(async () => frame.update({ layout: 'default', path: '/unterwegs' }))
    expect(part('header').querySelector('nav')).toBeVisible()
  })
})
