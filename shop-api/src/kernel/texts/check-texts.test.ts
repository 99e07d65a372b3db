import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkTexts } from './check-texts'

/** A folder with these texts. */
function folderWith(texts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  for (const [name, text] of Object.entries(texts)) {
    const file = join(folder, `${name}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

describe('checkTexts', () => {
  it('finds nothing wrong with the texts of the shop', () => {
    expect(checkTexts()).toEqual([])
  })

  it.each([
    ['a slot that nobody gives', 'Ab {{price}}\n\nund {{fee}}', ['legal/a.md:3: there is no {{fee}}']],
    ['a slot of the shop that there isn’t', '{{price}} {{company.fax}}', ['legal/a.md:1: there is no {{company.fax}}']],
    ['a name that is spelt wrong', '{{price}} {{ price }}', ['legal/a.md:1: there is no {{ price }}']],
    ['a slot that no text has', 'Kostenlos.', ['legal: no text has {{price}}']],
    ['a mark that is never closed', '{{#price}}\n\nAb {{price}}', ['legal/a.md:1: {{#price}} is never closed']],
    ['a mark that closes nothing', 'Ab {{price}}{{/price}}', ['legal/a.md:1: {{/price}} closes nothing']],
    [
      'a day that the head doesn’t list',
      '---\nvalid_from: 2025-10-01\n---\n\n{{price}}{{#since.2026-06-19}}!{{/since.2026-06-19}}',
      ['legal/a.md:5: there is no {{since.2026-06-19}}', 'legal/a.md:5: there is no {{since.2026-06-19}}'],
    ],
    ['nothing', '---\nvalid_from: 2025-10-01\n---\n\n{{price}}{{#since.2025-10-01}}!{{/since.2025-10-01}}', []],
  ])('finds %s', (_what, text, problems) => {
    expect(checkTexts(folderWith({ 'legal/a': text }), { legal: ['price'] })).toEqual(problems)
  })

  it('finds a slot in a part of a text where it stands, and a part that no text has', () => {
    const texts = { 'mails/a': 'Guten Tag,\n\n{{> parts/b}}', 'parts/b': 'Ihre {{number}}', 'parts/c': 'Tschüs' }
    expect(checkTexts(folderWith(texts), { 'mails/a': [] })).toEqual([
      'parts/b.md:1: there is no {{number}}',
      'parts/c.md:1: no text has this part',
    ])
  })

  it('finds a text that no code reads', () => {
    expect(checkTexts(folderWith({ 'news/a': 'Neu.' }), {})).toEqual(['news/a.md:1: no code reads this text'])
  })
})
