import { render } from '@testing-library/react'
import { Marked } from './marked'

function marked(label: string, query: string): string | undefined {
  const { container } = render(<Marked label={label} query={query} />)
  return container.firstElementChild?.innerHTML
    .replaceAll(/<\/?span>/g, '')
    .replaceAll('<mark>', '[')
    .replaceAll('</mark>', ']')
}

describe('Marked', () => {
  it.each([
    ['linden', '[Linden]straße 1, 01067 Dresden'],
    ['lindenstrasse 1', '[Lindenstraße] [1], 01067 Dresden'],
    ['LINDENSTRAßE', '[Lindenstraße] 1, 01067 Dresden'],
    ['lindenstras', '[Lindenstraß]e 1, 01067 Dresden'],
    ['dresden, lindenstr.', '[Lindenstr]aße 1, 01067 [Dresden]'],
    ['01067 lin', '[Lin]denstraße 1, [01067] Dresden'],
    ['0106', 'Lindenstraße 1, [0106]7 Dresden'],
    // inside a word it is chance
    ['str', 'Lindenstraße 1, 01067 Dresden'],
    ['haupt', 'Lindenstraße 1, 01067 Dresden'],
    ['(.*', 'Lindenstraße 1, 01067 Dresden'],
    [' ', 'Lindenstraße 1, 01067 Dresden'],
  ])('%j → %s', (query, expected) => {
    expect(marked('Lindenstraße 1, 01067 Dresden', query)).toBe(expected)
  })

  it.each([
    ['muehlweg', 'Mühlweg 12, 10115 Berlin', '[Mühlweg] 12, 10115 Berlin'],
    ['mühlweg 1', 'Muehlweg 12, 10115 Berlin', '[Muehlweg] 12, 10115 Berlin'],
    ['12a', 'Mühlweg 12a, 10115 Berlin', 'Mühlweg [12a], 10115 Berlin'],
  ])('%j in %j → %s', (query, label, expected) => {
    expect(marked(label, query)).toBe(expected)
  })
})
