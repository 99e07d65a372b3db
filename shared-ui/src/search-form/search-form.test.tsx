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
})
