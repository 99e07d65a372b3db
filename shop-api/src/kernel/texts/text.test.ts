import { htmlOf, paragraphsOf, printedBlocks, readMarkdown, sectionsOf, type TextBlock, type ValueOf } from './markdown'
import { filled, linesThatCount, type SlotValue } from './template'
import { readText, versionsOf } from './text'

const read = (text: string, slots: Record<string, SlotValue> = {}): TextBlock[] => {
  const lines = text.split('\n').map((line, index) => ({ text: line, at: `a.md:${index + 1}` }))
  const valueOf: ValueOf = (name) => slots[name]
  return readMarkdown(linesThatCount(lines, valueOf), valueOf)
}
const html = (text: string, slots?: Record<string, SlotValue>): string => htmlOf(read(text, slots))

describe('htmlOf', () => {
  it.each([
    ['a paragraph over two lines', 'Guten\nTag', '<p>Guten Tag</p>'],
    ['a list', '- eins\n- zwei\n  und drei', '<ul><li>eins</li><li>zwei und drei</li></ul>'],
    ['a heading below a section', '### Folgen', '<h3>Folgen</h3>'],
    ['a link', 'Siehe [AGB](/agb?a=1&b=2).', '<p>Siehe <a href="/agb?a=1&amp;b=2">AGB</a>.</p>'],
    ['markup', '<address>Am Ring 1<br>Köln</address>', '<address>Am Ring 1<br>Köln</address>'],
    ['a space that does not break, and a star', '4&nbsp;Wochen \\*', '<p>4\u00a0Wochen *</p>'],
    [
      'a table, whose first column names its rows',
      '| Name | Wofür |\n| --- | --- |\n| a | b |',
      '<table><thead><tr><th scope="col">Name</th><th scope="col">Wofür</th></tr></thead><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>',
    ],
  ])('writes %s', (_what, text, expected) => {
    expect(html(text)).toBe(expected)
  })

  it('reads nothing in a value: neither Markdown nor markup', () => {
    const name = '# <b> [a](b) {{x}} | - '
    expect(html('Guten Tag {{name}},', { name })).toBe('<p>Guten Tag # &lt;b&gt; [a](b) {{x}} | - ,</p>')
  })
})

describe('{{#slot}}', () => {
  const TEXT = 'Sie können widerrufen{{#goods}}; bei Geräten\nspäter{{/goods}}.{{^goods}} Sofort.{{/goods}}'
  it.each([
    [true, '<p>Sie können widerrufen; bei Geräten später.</p>'],
    [false, '<p>Sie können widerrufen. Sofort.</p>'],
    ['', '<p>Sie können widerrufen. Sofort.</p>'],
    [undefined, '<p>Sie können widerrufen. Sofort.</p>'],
    [[], '<p>Sie können widerrufen. Sofort.</p>'],
    [0, '<p>Sie können widerrufen; bei Geräten später.</p>'],
  ])('in a line, filled with %j', (goods, expected) => {
    expect(html(TEXT, { goods })).toBe(expected)
  })

  it.each([
    [{ a: true, b: true }, '<p>eins</p><p>zwei</p><p>drei</p>'],
    [{ a: true, b: false }, '<p>eins</p><p>drei</p>'],
    [{ a: false, b: true }, '<p>drei</p>'],
  ])('around paragraphs, one in the other: %j', (slots, expected) => {
    expect(html('{{#a}}\n\neins\n\n{{#b}}\n\nzwei\n\n{{/b}}\n\n{{/a}}\n\ndrei', slots)).toBe(expected)
  })

  it('asks for no value of what is left out, and for each of what is not', () => {
    expect(html('{{#a}}{{b}}{{/a}}Ja', { a: false })).toBe('<p>Ja</p>')
    expect(() => html('Ja\n\n{{#a}}{{b}}{{/a}}', { a: true })).toThrow('a.md:3: nothing fills {{b}}')
  })
})

describe('printedBlocks', () => {
  it('has links that stand alone, rows of tables, and the blocks of a slot', () => {
    const rows = { kind: 'rows', rows: [{ label: 'Tarif', text: ['DSL M'] }] } as const
    const text =
      '## Stand\n\n[Ansehen]({{link}})\n\n{{content}}\n\n|  |  |\n|---|---|\n| Grund | {{why}} |\n| {{#no}}x{{/no}} | |'
    expect(printedBlocks(read(text, { link: 'https://shop.example/a', content: [rows], why: 'a | b' }))).toEqual([
      { kind: 'heading', text: 'Stand' },
      { kind: 'link', label: 'Ansehen', href: 'https://shop.example/a' },
      rows,
      { kind: 'rows', rows: [{ label: 'Grund', text: ['a | b'] }] },
    ])
  })
})

describe('sectionsOf', () => {
  it('parts a text at the headings of a level', () => {
    const [first, second] = sectionsOf(read('# Titel\n\n## Eins {#one}\n\na\n\n### b\n\nc\n\n## Zwei'), 2)
    expect([first?.id, first?.title, paragraphsOf(first!.blocks)]).toEqual(['one', 'Eins', ['a', 'c']])
    expect(second).toEqual({ id: '', title: 'Zwei', blocks: [] })
  })
})

describe('readText', () => {
  it('has the head with its slots filled, also of a value that goes on in the next line', () => {
    const { head } = readText('mails/declaration-receipt', {
      title: 'Widerruf',
      number: 'WR-1',
      receipt: [],
    })
    expect(head('subject')).toBe('Widerruf (WR-1)')
    expect(() => head('title')).toThrow('mails/declaration-receipt.md:1: the head has no title')
  })

  it('says what is in force on a day', () => {
    expect(versionsOf('legal/agb')).toEqual(['2026-06-19', '2025-10-01'])
  })
})

describe('filled', () => {
  it('writes each value as it is told to', () => {
    expect(
      filled(
        '{{a}}–{{b}}',
        'a.md:1',
        (name) => name,
        (value) => value.toUpperCase(),
      ),
    ).toBe('A–B')
  })
})
