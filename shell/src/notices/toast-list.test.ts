import type { ToastPayload } from '@nimbus/shared-contracts/events'
import { withToast, type ShownToast } from './toast-list'

const toast: ToastPayload = { type: 'info', title: 'Option hinzugefügt', message: 'Smart wurde ersetzt.' }
const shownAfter = (...toasts: ToastPayload[]): readonly ShownToast[] =>
  toasts.reduce<readonly ShownToast[]>((shown, next, id) => withToast(shown, next, id), [])

describe('withToast', () => {
  it('puts new toasts last, at the top right unless they say otherwise', () => {
    const shown = shownAfter(toast, { ...toast, position: 'bottom-left' })
    expect(shown.map(({ id, position }) => [id, position])).toEqual([
      [0, 'top-right'],
      [1, 'bottom-left'],
    ])
  })

  it('does not pile up what says the same; it begins anew and takes the new duration', () => {
    expect(shownAfter(toast, toast, { ...toast, position: 'top-right', duration: 0 })).toEqual([
      { ...toast, id: 0, position: 'top-right', repeats: 2, duration: 0 },
    ])
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
