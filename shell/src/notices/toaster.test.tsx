import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { publish } from '@nimbus/shared-contracts/events'
import { Toaster } from './toaster'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = (...toast: Parameters<typeof publish<'toast:show'>>): void => act(() => publish(...toast))
const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds))

describe('Toaster', () => {
  it('has an empty status region from the start', () => {
    render(<Toaster />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each(['info', 'success'] as const)('puts %s into the status region', (type) => {
    render(<Toaster />)
    show('toast:show', { type, title: 'Option hinzugefügt', message: 'Smart wurde ersetzt.' })
    expect(within(screen.getByRole('status')).getByText('Option hinzugefügt')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(['warning', 'error'] as const)('makes %s an alert, once', (type) => {
    render(<Toaster />)
    show('toast:show', { type, title: 'Ihre Session ist abgelaufen' })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('goes after 3000 ms', () => {
    render(<Toaster />)
    show('toast:show', { type: 'info', title: 'Hinweis' })
    pass(2999)
    expect(screen.getByText('Hinweis')).toBeVisible()
    pass(1)
    expect(screen.queryByText('Hinweis')).toBeNull()
  })

  it('waits while the pointer or the focus is on it', () => {
    render(<Toaster />)
    show('toast:show', { type: 'info', title: 'Hinweis' })
    const toast = screen.getByText('Hinweis').closest('.toast')!
    fireEvent.mouseEnter(toast)
    pass(10_000)
    expect(screen.getByText('Hinweis')).toBeVisible()
    fireEvent.mouseLeave(toast)
    fireEvent.focus(screen.getByRole('button', { name: 'Meldung schließen' }))
    pass(10_000)
    expect(screen.getByText('Hinweis')).toBeVisible()
    fireEvent.blur(screen.getByRole('button', { name: 'Meldung schließen' }))
    pass(3000)
    expect(screen.queryByText('Hinweis')).toBeNull()
  })

  it('stays with duration 0 until it is closed by hand', () => {
    render(<Toaster />)
    show('toast:show', { type: 'error', title: 'Fehler', duration: 0 })
    pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(['top-left', 'top-center', 'bottom-right', 'bottom-left', 'bottom-center'] as const)(
    'shows a toast at %s',
    (position) => {
      render(<Toaster />)
      show('toast:show', { type: 'info', title: 'Hinweis', position })
      expect(screen.getByText('Hinweis').closest('.toaster')).toHaveClass(`toaster--${position}`)
    },
  )
})
