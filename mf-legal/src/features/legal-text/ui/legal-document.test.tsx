import { render, screen, waitFor, within } from '@testing-library/react'
import { parseInBrowser } from '../api/parse-in-browser'
import { aLegalPage } from '../../../testing/builders'
import type { LegalText } from '../api/legal-page'
import { LegalDocument } from './legal-document'

function aLegalText(): LegalText {
  const { page, title, description, valid_from, sections } = aLegalPage()
  return {
    name: page,
    title,
    description,
    valid_from,
    sections: sections.map(({ id, title: heading, html }) => ({ id, title: heading, markup: parseInBrowser(html) })),
  }
}

const scrollIntoView = jest.fn()

beforeEach(() => {
  scrollIntoView.mockClear()
  // jsdom has no layout
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollIntoView(this.id)
  }
})

describe('LegalDocument', () => {
  it('says since when the text holds, in German time', () => {
    render(<LegalDocument text={aLegalText()} />)
    expect(screen.getByText('01.11.2026').closest('p')).toHaveTextContent('Stand: 01.11.2026')
  })

  it('lists the sections with links to their anchors', () => {
    const { container } = render(<LegalDocument text={aLegalText()} />)
    const contents = screen.getByRole('navigation', { name: 'Inhalt' })
    const targets = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(targets).toEqual(['#haftung', '#widerrufsrecht'])
    for (const target of targets) expect(container.querySelector(target!)).toBeInTheDocument()
  })

  it('goes to the requested section and puts the focus on its heading', async () => {
    render(<LegalDocument text={aLegalText()} request={{ id: 'widerrufsrecht' }} />)
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Widerrufsrecht' })).toHaveFocus())
    expect(scrollIntoView.mock.calls).toEqual([['widerrufsrecht']])
  })

  it('goes to another section when the query changes', async () => {
    const { rerender } = render(<LegalDocument text={aLegalText()} request={{ id: 'widerrufsrecht' }} />)
    rerender(<LegalDocument text={aLegalText()} request={{ id: 'haftung' }} />)
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Haftung' })).toHaveFocus())
  })

  it('goes there again when the same address is visited again, which used to do nothing', async () => {
    const { rerender } = render(<LegalDocument text={aLegalText()} request={{ id: 'haftung' }} />)
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1))
    rerender(<LegalDocument text={aLegalText()} request={{ id: 'haftung' }} />)
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2))
  })

  it.each<Record<string, string> | undefined>([undefined, {}, { id: '' }, { id: 'gibt-es-nicht' }, { id: '"]' }])(
    'stays at the top for %j',
    async (request) => {
      render(<LegalDocument text={aLegalText()} request={request} />)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      expect(scrollIntoView).not.toHaveBeenCalled()
      expect(document.body).toHaveFocus()
    },
  )
})
