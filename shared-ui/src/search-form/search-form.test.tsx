import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchForm } from './search-form'

describe('SearchForm', () => {
  it('is a form that a browser sends by itself', () => {
    render(<SearchForm id="q" query="DSL" />)
    const form = screen.getByRole<HTMLFormElement>('search')
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/suche'])
    expect(new FormData(form).get('q')).toBe('DSL')
    expect(screen.getByRole('searchbox', { name: 'Suchbegriff' })).toHaveAttribute('maxlength', '80')
  })

  it('hands over what was typed, tidied up', async () => {
    const onSearch = jest.fn()
    render(<SearchForm id="q" onSearch={onSearch} />)
    await userEvent.type(screen.getByRole('searchbox'), '  Glasfaser   300 {Enter}')
    expect(onSearch).toHaveBeenCalledWith('Glasfaser 300')
  })

  it('shows another search in the same field, which keeps the focus', async () => {
    const { rerender } = render(<SearchForm id="q" query="DSL" onSearch={() => {}} />)
    const field = screen.getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Glasfaser')
    rerender(<SearchForm id="q" query="Glasfaser" onSearch={() => {}} />)
    expect(field).toHaveValue('Glasfaser')
    rerender(<SearchForm id="q" query="DSL" onSearch={() => {}} />)
    expect(screen.getByRole('searchbox')).toBe(field)
    expect(field).toHaveValue('DSL')
    expect(field).toHaveFocus()
  })
})
