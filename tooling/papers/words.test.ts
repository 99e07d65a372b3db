import { papers } from './papers'
import { bannedWords, brokenIn, isCustomerText, readTexts } from './words'

const all = papers()
const words = bannedWords(all.find(({ name }) => name === 'docs/words.md')?.text ?? '')
const texts = all.filter(({ name }) => isCustomerText(name))

describe('the list of words', () => {
  it('has a row for each line of its table', () => {
    const table = all.find(({ name }) => name === 'docs/words.md')?.text ?? ''
    expect(words).toHaveLength(table.split('\n').filter((line) => line.startsWith('| `')).length)
    expect(words.length).toBeGreaterThan(10)
  })

  it.each([
    ['Ihr Dienst läuft', /Tarif/],
    ['Nehmen Sie eine TV-Box dazu.', /dazubuchen/],
    ['Alle Zeilen zeigen', /anzeigen/],
    ['Der Server antwortet nicht', /technisch/],
    ['5 € pro Monat', /je Monat/],
    ['Wähle deinen Tarif', /Ihr/],
  ])('finds one in “%s”', (text, instead) => {
    expect(brokenIn(words, text).join()).toMatch(instead)
  })

  it('lets phrases stand in which a word is right', () => {
    expect(brokenIn(words, 'Smart und der Streaming-Dienst „Serien“')).toEqual([])
    expect(brokenIn(words, 'Wir zeigen Ihnen alles.')).toEqual([])
  })
})

describe('what customers read', () => {
  it('is looked at where it is written', () => {
    expect(texts.length).toBeGreaterThan(130)
    const folders = new Set(texts.map(({ name }) => name.split('/')[0]))
    for (const folder of [
      'shell',
      'mf-cart',
      'mf-catalogue',
      'mf-checkout',
      'mf-home-internet',
      'mf-legal',
      'shop-api',
    ])
      expect(folders).toContain(folder)
  })

  it('reads strings, not comments', () => {
    expect(
      readTexts('a/de.ts', "/** the Server */\nexport const a = { b: 'eins', c: `zwei ${x}` } // Session"),
    ).toEqual(['eins', 'zwei ${x}'])
  })

  it('has none of the words', () => {
    const broken = texts.flatMap(({ name, text }) =>
      readTexts(name, text).flatMap((read) => brokenIn(words, read).map((fault) => `${name}: ${fault}`)),
    )
    expect([...new Set(broken)]).toEqual([])
  })
})
