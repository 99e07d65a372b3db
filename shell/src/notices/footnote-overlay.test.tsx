import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import type { Api } from '@nimbus/shared-contracts/http'
import { FootnoteOverlay } from './footnote-overlay'

const note = (text: string) => ok({ footnotes: [{ fn_tag: 'T', text }] })
const GLASFASER = '<h3>Glasfaser 300</h3><ul><li>Mindestlaufzeit 24 Monate</li></ul>'

const get = jest.fn<Promise<unknown>, [path: string, schema: unknown, options: { query: { tags: string } }]>()
const api = { get } as unknown as Api
const overlay = () => screen.findByRole('dialog', { name: 'Fußnote' })
const asked = (): string | undefined => get.mock.lastCall?.[2].query.tags

beforeEach(() => {
  get.mockReset()
  get.mockResolvedValue(note(GLASFASER))
})

function Page({ tag, onClick }: { tag?: string; onClick?: () => void }) {
  return (
    <>
      <a href="#tarif" onClick={onClick}>
        <span data-footnote={tag ?? ''}>1</span>
      </a>
      <button type="button" data-footnote={tag ?? ''} onClick={onClick}>
        Fußnote 1
      </button>
      <FootnoteOverlay api={api} />
    </>
  )
}

describe('FootnoteOverlay', () => {
  it('opens before other handlers, which never hear of the click', async () => {
    const onClick = jest.fn()
    const onDocument = jest.fn()
    document.addEventListener('click', onDocument, true)
    render(<Page tag="T_GLASFASER_300" onClick={onClick} />)
    await userEvent.click(screen.getByRole('button', { name: 'Fußnote 1' }))
    document.removeEventListener('click', onDocument, true)
    expect(within(await overlay()).getByRole('heading', { name: 'Glasfaser 300' })).toBeVisible()
    expect(within(await overlay()).getByRole('listitem')).toHaveTextContent('Mindestlaufzeit 24 Monate')
    expect(onClick).not.toHaveBeenCalled()
    expect(onDocument).not.toHaveBeenCalled()
  })

  it('opens by what stands inside of the button’s content, and follows no link around it', async () => {
    render(<Page tag="T_GLASFASER_300" />)
    await userEvent.click(screen.getByText('1'))
    expect(await overlay()).toBeVisible()
    expect(location.hash).toBe('')
  })

  it.each([
    ['T_GLASFASER_300', 'T_GLASFASER_300'],
    ['["T_M","T_M_YOUNG"]', 'T_M,T_M_YOUNG'],
    ['T_M, T_M_YOUNG', 'T_M,T_M_YOUNG'],
    ['', 'unknown'],
  ])('asks for the tags of %s', async (attribute, tags) => {
    render(<Page tag={attribute} />)
    await userEvent.click(screen.getByRole('button', { name: 'Fußnote 1' }))
    await overlay()
    expect(asked()).toBe(tags)
  })

  it.each([
    ['no text', ok({ footnotes: [] })],
    ['an answer 404', failed({ status: 404 })],
  ])('names the tags for %s', async (_, answer) => {
    get.mockResolvedValue(answer)
    render(<Page tag="T_X T_Y" />)
    await userEvent.click(screen.getByRole('button', { name: 'Fußnote 1' }))
    await waitFor(async () =>
      expect(await overlay()).toHaveTextContent('Footnote konnte nicht gefunden werden: T_X, T_Y'),
    )
  })

  it('says when the texts can’t be loaded', async () => {
    get.mockRejectedValue(new Error('offline'))
    render(<Page tag="T_X" />)
    await userEvent.click(screen.getByRole('button', { name: 'Fußnote 1' }))
    expect(await screen.findByText(/konnte nicht geladen werden/)).toBeVisible()
  })

  it('reads the text in a region that was there before it', async () => {
    let answer: (value: unknown) => void = () => {}
    get.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    render(<Page tag="T_X" />)
    await userEvent.click(screen.getByRole('button', { name: 'Fußnote 1' }))
    const region = screen.getByText('Wird geladen..').closest('[aria-live="polite"]')
    await act(async () => answer(note(GLASFASER)))
    expect((await screen.findByText('Glasfaser 300')).closest('[aria-live="polite"]')).toBe(region)
  })

  it('gives the focus back to the button', async () => {
    render(<Page tag="T_X" />)
    const button = screen.getByRole('button', { name: 'Fußnote 1' })
    await userEvent.click(button)
    await overlay()
    await userEvent.keyboard('{Escape}')
    expect(button).toHaveFocus()
  })

  it('takes a late answer to an earlier question for none', async () => {
    let late: (value: unknown) => void = () => {}
    get.mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    render(
      <>
        <Page tag="T_OLD" />
        <button type="button" data-footnote="T_NEW">
          Fußnote 2
        </button>
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Fußnote 1' }))
    fireEvent.click(screen.getByText('Fußnote 2'))
    expect(await screen.findByText('Glasfaser 300')).toBeVisible()
    await act(async () => late(note('<b>Alt</b>')))
    expect(screen.queryByText('Alt')).toBeNull()
  })

  it.each([
    ['<a href="javascript:alert(1)">Link</a>', '<a>Link</a>'],
    ['<a href="JaVa\tScript:alert(1)">Link</a>', '<a>Link</a>'],
    ['<a href="&#106;avascript:alert(1)">Link</a>', '<a>Link</a>'],
    ['<a href="data:text/html,x">Link</a>', '<a>Link</a>'],
    ['<img src=x onerror=alert(1)>Text', 'Text'],
    ['<p onclick="alert(1)" style="color:red" id="a" data-footnote="X" aria-label="y">Text</p>', '<p>Text</p>'],
    ['<svg><a xlink:href="javascript:alert(1)"><text>Text</text></a></svg>', ''],
    ['<a href="https://example.com/a" target="_blank">Link</a>', '<a href="https://example.com/a">Link</a>'],
    ['<a href="tel:+498000">Link</a>', '<a href="tel:+498000">Link</a>'],
    ['<a href="mailto:a@b.de">Link</a>', '<a href="mailto:a@b.de">Link</a>'],
    ['<a href="/agb">Link</a>', '<a href="/agb">Link</a>'],
  ])('of %s keeps %s', async (html, kept) => {
    get.mockResolvedValue(note(`${html}<em>Ende</em>`))
    render(<Page tag="T_X" />)
    await userEvent.click(screen.getByRole('button', { name: 'Fußnote 1' }))
    const end = await screen.findByText('Ende')
    expect(end.parentElement?.innerHTML).toBe(`${kept}<em>Ende</em>`)
  })
})
