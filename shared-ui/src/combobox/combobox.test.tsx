import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Combobox, type ComboboxProps, type Item } from './combobox'

const streets = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ value: `s${index}`, label: `Lindenstraße ${index + 1}` }))

function Street(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState('')
  return (
    <>
      <Combobox
        id="street"
        label="Straße"
        onSelect={() => {}}
        load={async () => streets(2)}
        emptyText="Keine Straße gefunden"
        {...props}
        value={value}
        onChange={setValue}
      />
      <button type="button">Danach</button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Straße' })
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const search = async (text = 'linden') => {
  await user.type(field(), text)
  await wait(150)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('Combobox', () => {
  // on a weak phone a whole address is typed before the page is alive
  it('has suggestions for what was typed before hydration, while the field has the focus', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Street />)
    const input = container.querySelector('input')
    if (!input) throw new Error('no field')
    input.value = 'linden'
    input.focus()
    render(<Street />, { container, hydrate: true })
    await wait(150)
    expect(screen.getAllByRole('option')).toHaveLength(2)
    container.remove()
  })

  it('asks 150 ms after the last of at least three letters', async () => {
    const load = jest.fn(async () => streets(1))
    render(<Street load={load} />)
    await search('li')
    expect(load).not.toHaveBeenCalled()
    await user.type(field(), 'nd')
    await wait(149)
    expect(load).not.toHaveBeenCalled()
    await wait(1)
    expect(load).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledWith('lind', expect.any(AbortSignal))
  })

  it('cancels the older request and never shows its answer', async () => {
    const answers: ((items: Item[]) => void)[] = []
    const signals: AbortSignal[] = []
    const load = (_: string, signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<Item[]>((resolve) => answers.push(resolve))
    }
    render(<Street load={load} />)
    await search('lin')
    await search('den')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    await act(async () => {
      answers[1]?.([{ value: 'new', label: 'Lindenweg' }])
      answers[0]?.([{ value: 'old', label: 'Linkstraße' }])
    })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Lindenweg'])
  })

  it('cancels what runs when it goes away', async () => {
    let running: AbortSignal | undefined
    const load = (_: string, signal: AbortSignal) => {
      running = signal
      return new Promise<Item[]>(() => {})
    }
    const { unmount } = render(<Street load={load} />)
    await search()
    unmount()
    expect(running?.aborted).toBe(true)
  })

  it('opens no list over the next field when it is left after a query without suggestions', async () => {
    const answers: ((items: Item[]) => void)[] = []
    render(<Street load={() => new Promise<Item[]>((resolve) => answers.push(resolve))} />)
    await search('lindx')
    await act(async () => answers[0]?.([]))
    await search('{Backspace}')
    await user.tab()
    await act(async () => answers[1]?.(streets(2)))
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByText('Keine Straße gefunden')).toBeInTheDocument()
  })

  it('shows eight suggestions at most, announces how many and marks what was typed', async () => {
    render(<Street load={async () => streets(12)} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await search()
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getAllByRole('option')).toHaveLength(8)
    expect(screen.getByRole('status')).toHaveTextContent('8 Vorschläge')
    expect(screen.getAllByText('Linden', { selector: 'mark' })).toHaveLength(8)
  })

  it('goes through the suggestions with the arrows and takes one with Enter', async () => {
    const onSelect = jest.fn()
    render(<Street onSelect={onSelect} />)
    await search()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const second = screen.getByRole('option', { name: 'Lindenstraße 2' })
    expect(second).toHaveAttribute('aria-selected', 'true')
    expect(field()).toHaveAttribute('aria-activedescendant', second.id)
    await user.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledWith({ value: 's1', label: 'Lindenstraße 2' })
    expect(field()).toHaveValue('Lindenstraße 2')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('leads from the last suggestion back to the text', async () => {
    render(<Street />)
    await search()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lindenstraße 2')
    await user.keyboard('{ArrowDown}')
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
  })

  it('takes a suggestion by click', async () => {
    const onSelect = jest.fn()
    render(<Street onSelect={onSelect} />)
    await search()
    await user.click(screen.getByRole('option', { name: 'Lindenstraße 1' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(field()).toHaveFocus()
  })

  it('closes on Escape and keeps the text', async () => {
    render(<Street />)
    await search()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field()).toHaveValue('linden')
  })

  it('keeps the text on Tab, even with a suggestion highlighted', async () => {
    const onSelect = jest.fn()
    render(<Street onSelect={onSelect} />)
    await search()
    await user.keyboard('{ArrowDown}')
    await user.tab()
    expect(field()).toHaveValue('linden')
    expect(onSelect).not.toHaveBeenCalled()
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByRole('button', { name: 'Danach' })).toHaveFocus()
  })

  it('lets Enter send the form when no suggestion is highlighted', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Street />
      </form>,
    )
    await search()
    await user.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an empty answer', async () => []],
    ['a failed request', async () => Promise.reject(new Error('offline'))],
  ])('offers a way out after %s', async (_, load) => {
    const onClick = jest.fn()
    render(<Street load={load} emptyAction={{ label: 'Adresse selbst eingeben', onClick }} />)
    await search()
    expect(screen.getByRole('status')).toHaveTextContent('Keine Straße gefunden')
    await user.click(screen.getByRole('button', { name: 'Adresse selbst eingeben' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('offers what there is on focus when asked to, and says nothing of an empty list then', async () => {
    const load = jest.fn<Promise<Item[]>, [string]>(async () => [{ value: 'd', label: 'Dresden' }])
    render(<Street load={load} askOnFocus minLength={0} />)
    await user.tab()
    await wait(150)
    expect(load).toHaveBeenCalledWith('', expect.any(AbortSignal))
    expect(screen.getByRole('option', { name: 'Dresden' })).toBeVisible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveValue('Dresden')
    await user.tab()
    await user.tab({ shift: true })
    await wait(150)
    expect(load).toHaveBeenCalledTimes(1)
    load.mockResolvedValue([])
    await user.clear(field())
    await wait(150)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  // a button below moved up while it was pressed, so that the press went nowhere
  it('leaves what it has said of an empty list where it is when the focus goes', async () => {
    render(<Street load={async () => []} />)
    await search()
    expect(screen.getByRole('status')).toHaveTextContent('Keine Straße gefunden')
    await user.tab()
    expect(screen.getByRole('status')).toHaveTextContent('Keine Straße gefunden')
  })
})
