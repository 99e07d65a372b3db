import { useState } from 'react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog, type DialogProps } from './dialog'

function Details() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Details
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Tarifdetails">
        <a href="/agb">AGB</a>
      </Dialog>
    </>
  )
}

function Tariff(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  const close: DialogProps['onClose'] = (reason) => {
    props.onClose?.(reason)
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Tarif
      </button>
      <Dialog title="Tarif wählen" {...props} open={open} onClose={close}>
        <Details />
        <button type="button">Letzter</button>
      </Dialog>
    </>
  )
}

const openTariff = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Tarif' }))
  return screen.getByRole('dialog', { name: 'Tarif wählen' })
}
const openDetails = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Details' }))
  return screen.getByRole('dialog', { name: 'Tarifdetails' })
}
const layers = () =>
  [...document.querySelectorAll<HTMLElement>('.modal')].map((modal) =>
    [...modal.children].map((layer) => (layer as HTMLElement).style.zIndex).join(' '),
  )
const page = document.documentElement

describe('Dialog', () => {
  it('is a named modal dialog in the body that takes the focus and gives it back', async () => {
    render(<Tariff />)
    const dialog = await openTariff()
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(dialog).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Dialog schließen' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Tarif' })).toHaveFocus()
  })

  it('moves the focus to what asks for it', async () => {
    render(
      <Dialog open onClose={() => {}} title="Adresse">
        <input aria-label="Ort" data-autofocus="" />
      </Dialog>,
    )
    expect(screen.getByLabelText('Ort')).toHaveFocus()
  })

  it('stacks at 1000 plus 2 for each open dialog, with the backdrop one below', async () => {
    render(<Tariff />)
    await openTariff()
    await openDetails()
    expect(layers()).toEqual(['999 1000', '1001 1002'])
  })

  it('closes one dialog for each Escape and returns the focus each time', async () => {
    render(<Tariff />)
    await openTariff()
    await openDetails()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Tarifdetails' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Tarif' })).toHaveFocus()
  })

  it('ignores an Escape that something inside has used', async () => {
    render(
      <Dialog open onClose={() => {}} title="Adresse">
        <input aria-label="Straße" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
      </Dialog>,
    )
    await userEvent.type(screen.getByLabelText('Straße'), '{Escape}')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('keeps the page from scrolling until the last one is closed and leaves no style behind', async () => {
    render(<Tariff />)
    await openTariff()
    await openDetails()
    await userEvent.keyboard('{Escape}')
    expect(page).toHaveAttribute('data-scroll-locked')
    await userEvent.keyboard('{Escape}')
    expect(page).not.toHaveAttribute('data-scroll-locked')
    expect([page.getAttribute('style'), document.body.getAttribute('style')]).toEqual([null, null])
  })

  it('makes all below the top dialog inert, but not what lies above dialogs', async () => {
    const { container } = render(
      <>
        <Tariff />
        <div>
          <footer>Impressum</footer>
          <div data-above-dialogs="">Toasts</div>
        </div>
      </>,
    )
    const opener = screen.getByRole('button', { name: 'Tarif' })
    const tariff = (await openTariff()).closest('.modal')
    expect(opener).toHaveAttribute('inert')
    expect(screen.getByText('Impressum')).toHaveAttribute('inert')
    expect(screen.getByText('Toasts').closest('[inert]')).toBeNull()
    expect(tariff).not.toHaveAttribute('inert')
    await openDetails()
    expect(tariff).toHaveAttribute('inert')
    await userEvent.keyboard('{Escape}{Escape}')
    expect(container.querySelector('[inert]')).toBeNull()
  })

  it('keeps Tab inside', async () => {
    render(<Tariff />)
    await openTariff()
    const names = []
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.tab()
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
    }
    expect(names).toEqual(['Dialog schließen', 'Details', 'Letzter', 'Dialog schließen'])
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Letzter' })).toHaveFocus()
  })

  it.each([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['button', () => userEvent.click(screen.getByRole('button', { name: 'Dialog schließen' }))],
    ['outside', () => userEvent.click(document.querySelector('.modal__place') as Element)],
  ] as const)('closes by %s unless the veto says no', async (reason, close) => {
    const onClose = jest.fn()
    const onBeforeClose = jest.fn().mockReturnValueOnce(false).mockReturnValueOnce(true)
    render(<Tariff onClose={onClose} onBeforeClose={onBeforeClose} />)
    await openTariff()
    await close()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    await close()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onBeforeClose.mock.calls).toEqual([[reason], [reason]])
    expect(onClose).toHaveBeenCalledWith(reason)
  })

  it('stays open on Escape and on a click outside when it should', async () => {
    render(<Tariff closeOnEscape={false} closeOnOutside={false} hideClose />)
    await openTariff()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.querySelector('.modal__place') as Element)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Dialog schließen' })).toBeNull()
  })

  it('takes a selection that ends outside for no click outside', async () => {
    render(<Tariff />)
    const dialog = await openTariff()
    const outside = document.querySelector('.modal__place') as Element
    await userEvent.pointer([{ target: dialog, keys: '[MouseLeft>]' }, { target: outside }, { keys: '[/MouseLeft]' }])
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('moves down in the stack when the dialog below it closes', async () => {
    const both = (first: boolean) => (
      <>
        <Dialog open={first} onClose={() => {}} title="Erster">
          1
        </Dialog>
        <Dialog open onClose={() => {}} title="Zweiter">
          2
        </Dialog>
      </>
    )
    const { rerender } = render(both(true))
    expect(layers()).toEqual(['999 1000', '1001 1002'])
    rerender(both(false))
    await waitFor(() => expect(layers()).toEqual(['999 1000']))
    expect(page).toHaveAttribute('data-scroll-locked')
  })

  it('returns the focus from a dialog whose opener closed before it', async () => {
    const Chain = () => {
      const [shown, setShown] = useState<'none' | 'first' | 'both' | 'second'>('none')
      return (
        <>
          <button type="button" onClick={() => setShown('first')}>
            Start
          </button>
          <Dialog open={shown === 'first' || shown === 'both'} onClose={() => {}} title="Erster">
            <button type="button" onClick={() => setShown('both')}>
              Weiter
            </button>
          </Dialog>
          <Dialog open={shown === 'both' || shown === 'second'} onClose={() => setShown('none')} title="Zweiter">
            <button type="button" onClick={() => setShown('second')}>
              Ersten schließen
            </button>
          </Dialog>
        </>
      )
    }
    render(<Chain />)
    for (const name of ['Start', 'Weiter', 'Ersten schließen']) {
      await userEvent.click(screen.getByRole('button', { name }))
    }
    expect(screen.getByRole('button', { name: 'Ersten schließen' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus()
  })

  it('frees the page when the part that opened it goes away', async () => {
    const { unmount } = render(<Tariff />)
    await openTariff()
    unmount()
    expect(page).not.toHaveAttribute('data-scroll-locked')
    expect(document.querySelector('.modal, [inert]')).toBeNull()
  })
})

describe('a swipe', () => {
  // jsdom has no PointerEvent
  const finger = (type: string, clientY: number, timeStamp: number): void => {
    const event = new MouseEvent(type, { bubbles: true, clientY })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(screen.getByRole('heading', { name: 'Tarif wählen' }), event)
  }
  const pullDown = (pixels: number, milliseconds: number): void => {
    finger('pointerdown', 100, 1000)
    finger('pointermove', 100 + pixels, 1000 + milliseconds)
    finger('pointerup', 100 + pixels, 1000 + milliseconds)
  }
  beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600))
  afterEach(() => jest.restoreAllMocks())

  it.each([
    { swipe: true, pixels: 61, milliseconds: 900, open: 0 },
    { swipe: true, pixels: 60, milliseconds: 301, open: 1 },
    { swipe: true, pixels: 60, milliseconds: 300, open: 0 },
    { swipe: true, pixels: -61, milliseconds: 100, open: 1 },
    { swipe: false, pixels: 61, milliseconds: 100, open: 1 },
    { swipe: undefined, pixels: 61, milliseconds: 100, open: 1 },
  ])('with swipe $swipe of $pixels of 600 px in $milliseconds ms leaves $open open', async (row) => {
    render(<Tariff swipe={row.swipe} />)
    const dialog = await openTariff()
    pullDown(row.pixels, row.milliseconds)
    expect(screen.queryAllByRole('dialog')).toHaveLength(row.open)
    expect(dialog.style.translate).toBe('')
  })

  it('asks the same veto', async () => {
    const onBeforeClose = jest.fn().mockReturnValueOnce(false).mockReturnValueOnce(true)
    render(<Tariff swipe onBeforeClose={onBeforeClose} />)
    await openTariff()
    pullDown(80, 900)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    pullDown(80, 900)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onBeforeClose.mock.calls).toEqual([['swipe'], ['swipe']])
  })

  it('that the browser takes over closes nothing', async () => {
    render(<Tariff swipe />)
    await openTariff()
    finger('pointerdown', 100, 1000)
    finger('pointercancel', 400, 1100)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})

describe('the focus in a dialog', () => {
  const focused = (): string =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
  const walk = async (stops: number, shift = false): Promise<string[]> => {
    const names = []
    for (let stop = 0; stop < stops; stop++) {
      await userEvent.tab({ shift })
      names.push(focused())
    }
    return names
  }

  it('does not leave it from the chosen radio button of its last group; it used to', async () => {
    render(
      <Dialog open onClose={() => {}} title="Farbe">
        <input type="radio" name="colour" aria-label="Graphit" defaultChecked />
        <input type="radio" name="colour" aria-label="Sand" />
      </Dialog>,
    )
    expect(await walk(3)).toEqual(['Dialog schließen', 'Graphit', 'Dialog schließen'])
    expect(await walk(2, true)).toEqual(['Graphit', 'Dialog schließen'])
  })

  it('passes over what can’t be used', async () => {
    render(
      <Dialog open onClose={() => {}} title="Adresse">
        <button type="button">Prüfen</button>
        <fieldset disabled>
          <button type="button">Gesperrt</button>
        </fieldset>
        <div hidden>
          <button type="button">Verborgen</button>
        </div>
        <button type="button" tabIndex={-1}>
          Nur mit der Maus
        </button>
      </Dialog>,
    )
    expect(await walk(3)).toEqual(['Dialog schließen', 'Prüfen', 'Dialog schließen'])
  })

  it('stays on a dialog without any stop', async () => {
    render(
      <Dialog open onClose={() => {}} title="Bitte warten" hideClose>
        Ihre Bestellung wird gesendet.
      </Dialog>,
    )
    await walk(2)
    expect(screen.getByRole('dialog')).toHaveFocus()
  })

  it('comes back when it was lost to the page', async () => {
    render(<Tariff />)
    await openTariff()
    act(() => (document.activeElement as HTMLElement).blur())
    expect(await walk(1)).toEqual(['Dialog schließen'])
  })

  it('reaches toasts above it and returns; they could not be closed by keyboard', async () => {
    render(
      <>
        <div data-above-dialogs="">
          <button type="button">Meldung schließen</button>
        </div>
        <Tariff />
      </>,
    )
    await openTariff()
    const forwards = ['Dialog schließen', 'Details', 'Letzter', 'Meldung schließen', 'Dialog schließen']
    expect(await walk(5)).toEqual(forwards)
    expect(await walk(4, true)).toEqual(['Meldung schließen', 'Letzter', 'Details', 'Dialog schließen'])
  })

  it.each([
    ['the dialog below', 'Tarif wählen', false],
    ['the heading of the page', 'Ihr Warenkorb', true],
  ])('goes to %s when the opener has gone; it used to be lost', async (_, name, fromPage) => {
    function Gone() {
      const [step, setStep] = useState(0)
      return (
        <>
          {step === 0 && (
            <button type="button" onClick={() => setStep(1)}>
              Entfernen
            </button>
          )}
          <Dialog open={step === 1} onClose={() => setStep(2)} title="Wirklich entfernen?">
            Der Router wird entfernt.
          </Dialog>
        </>
      )
    }
    render(
      <main>
        <h1 tabIndex={-1}>Ihr Warenkorb</h1>
        {fromPage ? (
          <Gone />
        ) : (
          <Dialog open onClose={() => {}} title="Tarif wählen">
            <Gone />
          </Dialog>
        )}
      </main>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Wirklich entfernen?' })).toBeNull()
    expect(screen.getByRole(fromPage ? 'heading' : 'dialog', { name })).toHaveFocus()
  })
})

describe('a dialog that is longer than the screen', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['can be scrolled by keyboard', 900, 1],
    ['has no stop for nothing when it fits', 400, 0],
  ])('%s', async (_, height, stops) => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
    render(<Tariff />)
    await openTariff()
    const bodies = screen.queryAllByRole('group', { name: 'Tarif wählen' })
    expect(bodies.map(({ tabIndex }) => tabIndex)).toEqual(Array(stops).fill(0))
  })

  // what came after the dialog was open could not be scrolled to by keyboard
  it('can be scrolled by keyboard when its text comes late', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
    const dialog = (text: string) => (
      <Dialog open title="Fußnote" onClose={() => {}}>
        <p>{text}</p>
      </Dialog>
    )
    const { rerender } = render(dialog('Wird geladen'))
    expect(screen.queryByRole('group', { name: 'Fußnote' })).not.toBeInTheDocument()
    height.mockReturnValue(900)
    rerender(dialog('Ein langer Text'))
    expect(await screen.findByRole('group', { name: 'Fußnote' })).toHaveAttribute('tabindex', '0')
  })

  // an energy label that came late could not be scrolled to in Safari: no node of the document changes with it
  it('can be scrolled by keyboard when a picture in it comes late', () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
    const grown = new Map<Element, () => void>()
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((changed) => {
      const sizes: ResizeObserver = {
        observe: (element) => void grown.set(element, () => changed([], sizes)),
        unobserve: () => {},
        disconnect: () => {},
      }
      return sizes
    })
    render(
      <Dialog open title="Energielabel" onClose={() => {}}>
        <img src="/label.svg" alt="Energielabel" />
      </Dialog>,
    )
    expect(screen.queryByRole('group', { name: 'Energielabel' })).not.toBeInTheDocument()
    height.mockReturnValue(900)
    act(() => grown.get(screen.getByRole('img'))?.())
    expect(screen.getByRole('group', { name: 'Energielabel' })).toHaveAttribute('tabindex', '0')
  })
})
