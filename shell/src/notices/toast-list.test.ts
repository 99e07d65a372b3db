import type { ToastPayload } from '@nimbus/shared-contracts/events'
import { withToast, type ShownToast } from './toast-list'

const toast: ToastPayload = { type: 'info', title: 'Option hinzugefügt', message: 'Smart wurde ersetzt.' }
const shownAfter = (...toasts: ToastPayload[]): readonly ShownToast[] =>
  toasts.reduce<readonly ShownToast[]>((shown, next, id) => withToast(shown, next, id), [])

describe('withToast', () => {
  it('puts new toasts first, at the top right unless they say otherwise', () => {
    const shown = shownAfter(toast, { ...toast, position: 'bottom-left' })
    expect(shown.map(({ id, position }) => [id, position])).toEqual([
      [1, 'bottom-left'],
      [0, 'top-right'],
    ])
  })

  it('does not pile up what says the same; it begins anew and takes the new duration', () => {
    expect(shownAfter(toast, toast, { ...toast, position: 'top-right', duration: 0 })).toEqual([
      { ...toast, id: 0, position: 'top-right', repeats: 2, duration: 0 },
    ])
  })

  it('brings what says the same to the front', () => {
    expect(shownAfter(toast, { ...toast, title: 'B' }, toast).map(({ id }) => id)).toEqual([0, 1])
  })

  it('shows four of a flood, the newest first; it used to fill the screen', () => {
    const flood = Array.from({ length: 1_000 }, (_, number) => ({ ...toast, title: `${number}` }))
    expect(shownAfter(...flood).map(({ title }) => title)).toEqual(['999', '998', '997', '996'])
  })

  it('lets what is urgent stay while there is something else to give way', () => {
    const urgent: ToastPayload = { type: 'error', title: 'Formularfehler' }
    const flood = Array.from({ length: 9 }, (_, number) => ({ ...toast, title: `${number}` }))
    expect(shownAfter(urgent, ...flood).map(({ title }) => title)).toEqual(['8', '7', '6', 'Formularfehler'])
    const urgentFlood = flood.map(({ title }) => ({ ...urgent, title }))
    expect(shownAfter(urgent, ...urgentFlood).map(({ title }) => title)).toEqual(['8', '7', '6', '5'])
  })

  it('never lets an unread warning or error give way to what is not urgent; an info used to push one out', () => {
    const urgent = (['error', 'warning', 'error', 'warning'] as const).map((type, nth) => ({ type, title: `${nth}` }))
    for (const type of ['info', 'success'] as const)
      expect(shownAfter(...urgent, { type, title: 'Hinweis' })).toEqual(shownAfter(...urgent))
  })

  it.each([
    ['type', { ...toast, type: 'warning' }],
    ['title', { ...toast, title: 'Hardware hinzugefügt' }],
    ['message', { ...toast, message: 'MegaStream wurde ersetzt.' }],
    ['position', { ...toast, position: 'top-left' }],
    ['widget', { ...toast, widget: 'mf-cart/mini-cart' }],
  ] satisfies [string, ToastPayload][])('shows both when the %s differs', (_, other) => {
    expect(shownAfter(toast, other)).toHaveLength(2)
  })
})
