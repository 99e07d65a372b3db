import type { ReactNode } from 'react'
import { act, render, screen, within, type RenderOptions } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import type { DeclarationPayload, Receipt } from '@nimbus/shared-contracts/declaration'
import { CancellationForm } from './cancellation-form'
import { WithdrawalForm } from './withdrawal-form'

const EMPTY: DeclarationPayload = { step: 'form', values: { type: 'ordinary' } }
const CONTENTS = { name: 'Ida Falk', contract: 'NB-2026-7K3M9Q', email: 'ida@beispiel.de' }
const RECEIPT: Receipt = {
  kind: 'withdrawal',
  contents: CONTENTS,
  number: 'WR-7K3M9-Q2XHP',
  received_at: '2026-11-27T11:00:00.000Z',
  pdf: '/api/receipts/WR-7K3M9-Q2XHP.x.pdf',
}

const post = jest.fn<Promise<{ json: () => Promise<unknown> }>, [path: string, init: RequestInit]>()
const answers = (answer: unknown) => ({ json: async () => answer })
const keysSent = () => post.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['idempotency-key'])

beforeEach(() => {
  sessionStorage.clear()
  post.mockReset().mockResolvedValue(answers({ receipt: RECEIPT }))
  Object.assign(globalThis, { fetch: post })
  // jsdom has none
  AbortSignal.timeout ??= () => new AbortController().signal
})

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

async function fillIn(): Promise<void> {
  await userEvent.type(field('Vor- und Nachname'), 'Ida Falk')
  await userEvent.type(field('Auftrags- oder Vertragsnummer'), 'NB-2026-7K3M9Q')
  await userEvent.type(field('E-Mail-Adresse für die Bestätigung'), 'ida@beispiel.de')
}

const toConfirmation = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Bestätigung' }))
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }))

describe('WithdrawalForm', () => {
  it('asks for three things and nothing else, and works as a plain form', () => {
    const { container } = render(<WithdrawalForm payload={EMPTY} order="" />)
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
    expect(container.querySelector('form')).toHaveAttribute('action', '/vertrag-widerrufen')
    expect(container.querySelector('form')).toHaveAttribute('method', 'post')
    expect(Array.from(container.querySelectorAll('[name]'), (control) => control.getAttribute('name'))).toEqual([
      'name',
      'contract',
      'email',
    ])
  })

  it('names what is missing, with the focus on it and what was typed kept', async () => {
    render(<WithdrawalForm payload={EMPTY} order="" />)
    await userEvent.type(field('Vor- und Nachname'), 'Ida Falk')
    await toConfirmation()
    const summary = screen.getByRole('alert')
    expect(summary).toHaveFocus()
    expect(within(summary).getAllByRole('link')).toHaveLength(2)
    expect(field('Vor- und Nachname')).toHaveValue('Ida Falk')
    expect(field('Auftrags- oder Vertragsnummer')).toHaveAccessibleDescription(/um welchen Vertrag es geht/)
    expect(post).not.toHaveBeenCalled()
  })

  it('shows what will be declared, then has one button that declares it, and shows the receipt', async () => {
    render(<WithdrawalForm payload={EMPTY} order="" />)
    await fillIn()
    await toConfirmation()
    expect(screen.getByText('Hiermit widerrufe ich den unten genannten Vertrag.')).toBeInTheDocument()
    expect(screen.getByText('NB-2026-7K3M9Q')).toBeInTheDocument()
    await confirm()
    expect(await screen.findByRole('heading', { name: 'Eingangsbestätigung: Widerruf' })).toBeInTheDocument()
    expect(screen.getByText('27.11.2026, 12:00 Uhr')).toBeInTheDocument()
    expect(screen.getByText('WR-7K3M9-Q2XHP')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Als PDF speichern' })).toHaveAttribute('href', RECEIPT.pdf)
    expect(JSON.parse(post.mock.calls[0]?.[1].body as string)).toMatchObject(CONTENTS)
  })

  it('sends once however often the button is pressed, and again with the same key when the answer was lost', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    render(<WithdrawalForm payload={EMPTY} order="" />)
    await fillIn()
    await toConfirmation()
    await confirm()
    expect(await screen.findByRole('alert')).toHaveTextContent(/noch da.*widerruf@nimbus\.example/)
    expect(screen.getByText('Ida Falk')).toBeInTheDocument()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Widerruf bestätigen' }))
    await screen.findByRole('heading', { name: 'Eingangsbestätigung: Widerruf' })
    expect(keysSent()).toHaveLength(2)
    expect(new Set(keysSent()).size).toBe(1)
  })

  it('goes back to the fields, and another content is another declaration', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    render(<WithdrawalForm payload={EMPTY} order="" />)
    await fillIn()
    await toConfirmation()
    await confirm()
    await userEvent.click(await screen.findByRole('button', { name: 'Angaben ändern' }))
    await userEvent.type(field('Vor- und Nachname'), 'er')
    await toConfirmation()
    await confirm()
    await screen.findByRole('heading', { name: 'Eingangsbestätigung: Widerruf' })
    expect(new Set(keysSent()).size).toBe(2)
  })

  // a reload used to bring back the empty form, and the receipt was gone
  it('shows the receipt again after a reload, but nothing of what was declared is kept', async () => {
    const reload = render(<WithdrawalForm payload={EMPTY} order="" />)
    await fillIn()
    await toConfirmation()
    await confirm()
    await screen.findByRole('heading', { name: 'Eingangsbestätigung: Widerruf' })
    reload.unmount()
    const stored = JSON.stringify(Object.values(sessionStorage))
    for (const personal of Object.values(CONTENTS)) expect(stored).not.toContain(personal)
    await act(async () => void render(<WithdrawalForm payload={EMPTY} order="" />))
    expect(screen.getByRole('heading', { name: 'Eingangsbestätigung: Widerruf' })).toBeInTheDocument()
    expect(screen.getByText('WR-7K3M9-Q2XHP')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Als PDF speichern' })).toHaveAttribute('href', RECEIPT.pdf)
    await userEvent.click(screen.getByRole('button', { name: 'Weiteren Vertrag widerrufen' }))
    expect(field('Vor- und Nachname')).toHaveValue('')
    expect(screen.getByRole('heading', { name: 'Online widerrufen' }).parentElement).toHaveFocus()
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('WR-7K3M9')
  })

  it('has its form for another order, after a refused sending and for who has begun to type', async () => {
    const first = render(<WithdrawalForm payload={EMPTY} order="" />)
    await fillIn()
    await toConfirmation()
    await confirm()
    await screen.findByRole('heading', { name: 'Eingangsbestätigung: Widerruf' })
    first.unmount()
    // typed into the server's HTML before the page ran
    const early = document.createElement('div')
    document.body.append(early)
    early.innerHTML = renderToString(<WithdrawalForm payload={EMPTY} order="" />)
    early.querySelector('input')!.value = 'Ida'
    const show = (form: ReactNode, options?: RenderOptions) => act(async () => render(form, options))
    const hydrated = await show(<WithdrawalForm payload={EMPTY} order="" />, { container: early, hydrate: true })
    expect(field('Vor- und Nachname')).toHaveValue('Ida')
    hydrated.unmount()
    const second = await show(<WithdrawalForm payload={EMPTY} order="NB-2026-ZZZZZZ" />)
    expect(field('Vor- und Nachname')).toBeVisible()
    second.unmount()
    const problems = { name: 'Bitte geben Sie …' }
    await show(<WithdrawalForm payload={{ step: 'form', values: {}, problems }} order="" />)
    expect(field('Vor- und Nachname')).toBeVisible()
  })

  it('shows the steps of a form that was sent without script', () => {
    const { container, rerender } = render(
      <WithdrawalForm key="1" payload={{ step: 'confirm', values: CONTENTS, key: 'k1' }} order="" />,
    )
    const hidden = Array.from(container.querySelectorAll<HTMLInputElement>('[type=hidden]'), ({ name, value }) => [
      name,
      value,
    ])
    expect(Object.fromEntries(hidden)).toEqual({ ...CONTENTS, key: 'k1' })
    expect(screen.getByRole('button', { name: 'Widerruf bestätigen' })).toHaveAttribute('name', 'confirmed')
    rerender(<WithdrawalForm key="2" payload={{ step: 'receipt', receipt: RECEIPT }} order="" />)
    expect(screen.getByRole('link', { name: 'Als PDF speichern' })).toBeInTheDocument()
    // nothing would happen without script
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('CancellationForm', () => {
  it('has all fields and the button at once', () => {
    render(<CancellationForm payload={EMPTY} order="" />)
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'ordinary',
      'extraordinary',
    ])
    expect(screen.getAllByRole('textbox')).toHaveLength(6)
    expect(screen.getByRole('button', { name: 'jetzt kündigen' })).toBeInTheDocument()
  })

  it('sends a wished end that is over as it was typed, and the receipt says what becomes of it', async () => {
    const contents = { type: 'ordinary' as const, ...CONTENTS, end_date: '2026-10-31' }
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    post.mockResolvedValue(answers({ receipt: { ...RECEIPT, kind: 'cancellation', contents } }))
    render(<CancellationForm payload={EMPTY} order="" />)
    await fillIn()
    expect(field(/^Gewünschtes Vertragsende/)).toHaveAccessibleDescription(/so früh wie möglich/)
    await userEvent.type(field(/^Gewünschtes Vertragsende/), '31.10.2026')
    await userEvent.click(screen.getByRole('button', { name: 'jetzt kündigen' }))
    await screen.findByRole('alert')
    expect(field(/^Gewünschtes Vertragsende/)).toHaveValue('31.10.2026')
    await userEvent.click(screen.getByRole('button', { name: 'jetzt kündigen' }))
    expect(await screen.findByText('zum nächstmöglichen Zeitpunkt')).toBeInTheDocument()
    expect(screen.getByText(/^Ihr Wunschtermin 31\.10\.2026 lag bei Eingang/)).toBeInTheDocument()
    expect(JSON.parse(post.mock.calls[1]?.[1].body as string)).toMatchObject({ end_date: '31.10.2026' })
  })

  it('wants a reason of an extraordinary one only', async () => {
    render(<CancellationForm payload={EMPTY} order="" />)
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: /^außerordentlich/ }))
    await userEvent.click(screen.getByRole('button', { name: 'jetzt kündigen' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte nennen Sie den Grund')
    await userEvent.click(screen.getByRole('radio', { name: 'ordentlich' }))
    post.mockResolvedValue(
      answers({ receipt: { ...RECEIPT, kind: 'cancellation', contents: { type: 'ordinary', ...CONTENTS } } }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'jetzt kündigen' }))
    expect(await screen.findByRole('heading', { name: 'Bestätigung: Kündigung' })).toBeInTheDocument()
    expect(screen.getByText('zum nächstmöglichen Zeitpunkt')).toBeInTheDocument()
    expect(post).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['that the receipt is mailed, where it is', {}, /schicken wir auch an ida@beispiel\.de/],
    ['that none is, where too many have gone there', { mailed: false }, /geht keine weitere E-Mail hinaus.*als PDF/],
  ])('says %s', async (_what, mailed, said) => {
    render(<CancellationForm payload={EMPTY} order="" />)
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'ordentlich' }))
    const contents = { type: 'ordinary', ...CONTENTS }
    post.mockResolvedValue(answers({ receipt: { ...RECEIPT, kind: 'cancellation', contents, ...mailed } }))
    await userEvent.click(screen.getByRole('button', { name: 'jetzt kündigen' }))
    expect(await screen.findByText(said)).toBeInTheDocument()
  })
})
