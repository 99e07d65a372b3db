import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { publish } from '@nimbus/shared-contracts/events'
import type { Api } from '@nimbus/shared-contracts/http'
import type { ConsentStore } from '../consent/consent'
import { Overlays } from './overlays'

jest.mock('../consent/consent-banner', () => ({ ConsentBanner: () => null }))

const api = { get: () => new Promise(() => {}) } as unknown as Api
const consent = {} as ConsentStore
const page = (path: string) => (
  <>
    <button type="button" data-footnote="a">
      Fußnote
    </button>
    <Overlays api={api} consent={consent} path={path} />
  </>
)
const dialogs = () => screen.queryAllByRole('dialog').length

describe('Overlays', () => {
  it.each([
    ['energy label', () => publish('shop:click', { key: 'energy-modal', value: '/label.png' })],
    ['footnote', () => fireEvent.click(screen.getByText('Fußnote'))],
  ])('close the %s with its page; it used to stay after the browser’s back', async (_, open) => {
    const { rerender } = render(page('/unterwegs/geraete/smartphones'))
    const before = dialogs()
    act(open)
    rerender(page('/unterwegs/geraete/smartphones'))
    await waitFor(() => expect(dialogs()).toBe(before + 1))
    rerender(page('/unterwegs'))
    expect(dialogs()).toBe(before)
    act(open)
    await waitFor(() => expect(dialogs()).toBe(before + 1))
  })
})
