import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { setHost, type LoadContext } from '@nimbus/shared-contracts/remote'
import { aFakeShop, anApiError } from '../testing/fake-shop'
import { anOrderStatus, aRefusedChange } from '../testing/order-status'
import type { StatusPayload } from '../features/order-status/api/load-status'
import { orderStatusPage } from './order-status-page'

const { Component, page, source } = orderStatusPage
const PATH = '/auftragsstatus'

function show(payload: StatusPayload, query: Record<string, string> = {}) {
  const shop = aFakeShop()
  setHost({ ...shop.host, navigate: (href) => shop.navigated.push(href) })
  render(<Component payload={payload} path={PATH} params={{}} query={query} />)
  return shop
}

const loaded = async (query: Record<string, string>, answer: ReturnType<typeof failed> | ReturnType<typeof ok>) => {
  const get = jest.fn(async () => answer)
  const api = { get, post: jest.fn(), put: jest.fn() } as unknown as LoadContext['api']
  const { load } = await source()
  return { result: await load({ path: PATH, params: {}, query, api }), calls: get.mock.calls as unknown[][] }
}

describe('the page of an order’s status', () => {
  it('is one person’s, and stays out of search engines', () => {
    expect(page).toMatchObject({ path: PATH, personal: true, noindex: true, query: ['auftrag', 'code'] })
  })

  it('asks by number and code, for nothing without a number', async () => {
    const status = anOrderStatus()
    const { result, calls } = await loaded({ auftrag: 'NB-2026-7K3M9Q', code: 'abc' }, ok(status))
    expect(result).toEqual({ payload: { status } })
    expect(calls[0]).toEqual([
      '/orders/NB-2026-7K3M9Q/status',
      expect.anything(),
      { skipAuth: true, query: { code: 'abc' } },
    ])
    expect((await loaded({}, ok(status))).result).toEqual({ payload: {} })
  })

  it.each([
    [404, 'refused'],
    [503, 'away'],
  ])('answered %i says that it is %s', async (status, problem) => {
    const { result } = await loaded({ auftrag: 'NB-2026-7K3M9Q' }, failed(anApiError({ status })))
    expect(result).toEqual({ payload: { problem } })
  })

  it('shows what happened, what comes next and when, documents, days and ways to reach us', () => {
    show({ status: anOrderStatus() })
    expect(screen.getByRole('heading', { level: 1, name: 'Ihr Auftrag' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Ihre Bestellung ist bei uns' })).toBeVisible()
    const steps = within(screen.getByRole('region', { name: 'So weit sind wir' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent?.slice(0, 26))).toEqual([
      '27.11.2026Bestellung einge',
      'bis 30.11.2026Auftragsbest',
      '01.12.2026 bis 03.12.2026L',
      'ab 12.12.2026Termin mit de',
      'Am Tag der FreischaltungLo',
    ])
    expect(screen.getByRole('link', { name: /Vertragszusammenfassung/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute(
      'href',
      '/vertrag-widerrufen?auftrag=NB-2026-7K3M9Q',
    )
    for (const day of ['11.12.2026', '27.11.2028', '27.10.2028']) expect(screen.getByText(day)).toBeVisible()
    expect(screen.getByRole('link', { name: /Kalender/ }).getAttribute('href')).toContain('20281027')
    expect(screen.getByRole('region', { name: 'Das haben Sie bestellt' })).toHaveTextContent('Nimbus Hub')
  })

  it('explains a refused port and gives a way to answer it', () => {
    show({ status: aRefusedChange() })
    expect(screen.getByRole('heading', { name: 'Wir brauchen eine Angabe von Ihnen' })).toBeVisible()
    const problem = screen.getByRole('heading', { name: /hat abgelehnt/ }).closest('li')!
    expect(problem).toHaveTextContent('kennt zu diesem Anschluss eine andere Adresse')
    expect(within(problem).getByLabelText('Adresse des Anschlusses')).toBeVisible()
  })

  it('sends the answer to a refused port and shows the order as it is then', async () => {
    const status = aRefusedChange()
    const porting = { ...status.progress.porting!, state: 'CORRECTED' as const, code: undefined }
    const shop = show({ status }, { auftrag: status.order_id, code: 'abc' })
    shop.answer(
      /porting-answer/,
      failed(anApiError({ kind: 'network', status: 0 })),
      ok({ ...status, progress: { ...status.progress, state: 'inProgress', porting } }),
    )
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Angaben senden' }))
    await press()
    expect(screen.getByLabelText('Adresse des Anschlusses')).toHaveAccessibleDescription(
      'Bitte füllen Sie dieses Feld aus.',
    )
    expect(screen.getByLabelText('Adresse des Anschlusses')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Adresse des Anschlusses'), 'Lindenstr. 12 A')
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent('Ihre Angaben sind nicht angekommen')
    expect(screen.getByLabelText('Adresse des Anschlusses')).toHaveValue('Lindenstr. 12 A')
    await press()
    expect(shop.calls.at(-1)).toMatchObject({
      name: 'POST /orders/NB-2026-7K3M9Q/porting-answer',
      body: { code: 'abc', answer: 'Lindenstr. 12 A' },
    })
    expect(screen.getByRole('status')).toHaveTextContent('Ihr Auftrag ist in Arbeit')
    expect(screen.getByText('Wir haben Ihre Angaben erhalten und fragen erneut nach.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Angaben senden' })).toBeNull()
  })

  it.each([
    ['refused', 'Dieser Link ist nicht gültig'],
    ['away', 'Der Auftragsstatus ist gerade nicht erreichbar'],
  ] as const)('offers the form where the link is %s, with the number that it named', (problem, title) => {
    show({ problem }, { auftrag: 'NB-2026-7K3M9Q' })
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByLabelText('Bestellnummer')).toHaveValue('NB-2026-7K3M9Q')
  })
})

describe('the form that finds an order', () => {
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('Bestellnummer'), 'NB-2026-7K3M9Q')
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), ' ada@beispiel.de')
    await userEvent.type(screen.getByLabelText('Tag'), '27.03.1990')
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Auftragsstatus anzeigen' }))

  it('names each field that is missing, and asks nobody', async () => {
    const shop = show({})
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie 3 Angaben')
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByLabelText('Bestellnummer')).toBeInvalid()
    expect(shop.calls).toEqual([])
  })

  it('names a field no more once it is good, and keeps the focus where it is', async () => {
    show({})
    await press()
    await userEvent.type(screen.getByLabelText('Bestellnummer'), 'NB-2026-7K3M9Q')
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie 2 Angaben')
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'ada@')
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie 2 Angaben')
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'beispiel.de')
    await userEvent.type(screen.getByLabelText('Tag'), '27.03.1990')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Jahr')).toHaveFocus()
    // a field that goes wrong again is named again
    await userEvent.clear(screen.getByLabelText('Jahr'))
    expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie 1 Angabe')
  })

  // it used to leave the focus nowhere and the page where its error had been
  it('gives way to the order at its top, with the focus on its heading', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const page = (payload: StatusPayload) => <Component payload={payload} path={PATH} params={{}} query={{}} />
    setHost(aFakeShop().host)
    const { rerender } = render(page({}))
    expect(document.body).toHaveFocus()
    rerender(page({ status: anOrderStatus() }))
    expect(screen.getByRole('heading', { level: 1, name: 'Ihr Auftrag' })).toHaveFocus()
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
    rerender(page({}))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('leads to the order', async () => {
    const shop = show({})
    shop.answer(/status-access/, ok({ path: '/auftragsstatus?auftrag=NB-2026-7K3M9Q&code=abc' }))
    await fill()
    await press()
    expect(shop.calls.map(({ body }) => body)).toEqual([
      { order_id: 'NB-2026-7K3M9Q', email: 'ada@beispiel.de', birth_date: '1990-03-27' },
    ])
    expect(shop.navigated).toEqual(['/auftragsstatus?auftrag=NB-2026-7K3M9Q&code=abc'])
  })

  it('shows a refusal and keeps what was typed', async () => {
    const shop = show({})
    shop.answer(/status-access/, failed(anApiError({ status: 404, exception: 'NotFoundException' })))
    await fill()
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent('Kein Auftrag gefundenEine Nachricht des Servers')
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('ada@beispiel.de')
    expect(screen.getByLabelText('Jahr')).toHaveValue('1990')
    expect(shop.navigated).toEqual([])
  })

  it('says that no answer came', async () => {
    const shop = show({})
    shop.answer(/status-access/, failed(anApiError({ kind: 'network', status: 0 })))
    await fill()
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent('Es kam keine Antwort an.')
  })
})
