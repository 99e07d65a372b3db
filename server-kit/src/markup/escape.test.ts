import { escapeMarkup } from './escape'

describe('escapeMarkup', () => {
  it('leaves nothing that markup would read', () => {
    expect(escapeMarkup(`<a b="c" d='e'>&amp;</a>`)).not.toMatch(/[<>"']|&(?!#\d+;|amp;|lt;|gt;|quot;)/)
  })

  it.each([
    ['Festnetz & "TV"', 'Festnetz &amp; &quot;TV&quot;'],
    ["O'Neill <b>", 'O&#39;Neill &lt;b&gt;'],
    ['ohne', 'ohne'],
  ])('writes %s as %s', (text, markup) => {
    expect(escapeMarkup(text)).toBe(markup)
  })
})
