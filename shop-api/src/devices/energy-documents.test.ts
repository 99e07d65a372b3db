import { bundledCatalogue } from '../catalogue/bundled'
import { articlesOf, type Article } from './articles'
import { energyLabel, escapeXml } from './energy-label'
import { energySheet } from './energy-sheet'

const article = articlesOf(bundledCatalogue()).find(({ data }) => data.id === 'solvar-s1-pro')!
const energy = article.data.energy!

/** What a label or a sheet has to say of the S1 Pro ((EU) 2023/1669). */
const FACTS = ['Solvar', 'S1 Pro', 'SV-S1P', '42 h 30 min', '1.000', 'IP68', '2,84', '2023/1669']

describe('energyLabel', () => {
  const label = energyLabel(article, energy)

  it.each(FACTS)('says %s', (fact) => {
    expect(label).toContain(fact)
  })

  it('has the scale in the colours of the classes, and says that it is a stand-in', () => {
    const colors = ['#00a54f', '#50b848', '#bed630', '#fff101', '#fcb814', '#f36e21', '#ee1d23']
    expect(label.match(/fill="#[0-9a-f]{6}"/g)).toEqual(
      expect.arrayContaining(colors.map((color) => `fill="${color}"`)),
    )
    expect(label).toContain('Darstellung des Shops, nicht das amtliche Etikett')
  })

  it('is a document of its own that loads and runs nothing, whatever a name is like', () => {
    const name = `"><script>alert(1)</script><image href='https://evil.example'/> & Ω`
    const hostile: Article = { ...article, data: { ...article.data, name, model: name } }
    const parsed = new DOMParserOf(energyLabel(hostile, energy))
    expect(parsed.elements).toEqual(new Set(['svg', 'title', 'desc', 'rect', 'text', 'path']))
  })
})

/** The names of a document's elements, and whether each is closed. */
class DOMParserOf {
  readonly elements = new Set<string>()

  constructor(xml: string) {
    const open: string[] = []
    for (const [, close, name, , selfClosed] of xml.matchAll(/<(\/?)([a-z]+)((?:\s[\w-]+="[^"<>]*")*)\s*(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name)
      else if (!selfClosed) open.push(name!)
      this.elements.add(name!)
    }
    expect(open).toEqual([])
    expect(xml.match(/</g)).toHaveLength(xml.match(/<(\/?)([a-z]+)((?:\s[\w-]+="[^"<>]*")*)\s*(\/?)>/g)!.length)
  }
}

describe('escapeXml', () => {
  it('leaves no character with a meaning', () => {
    expect(escapeXml(`<a b="c" d='e'>&amp;</a>`)).not.toMatch(/[<>"']|&(?!#\d+;)/)
  })
})

describe('energySheet', () => {
  const text = JSON.stringify(energySheet(article, energy))

  it.each([
    ...FACTS,
    'Hafenstraße 8',
    '20457 Hamburg',
    'A auf der Skala A bis G',
    '5 bis 30 W',
    'nicht im Lieferumfang',
  ])('says %s', (fact) => {
    expect(text).toContain(fact)
  })
})
