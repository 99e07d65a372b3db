import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledCatalogue } from '../data/bundled'
import { articlesOf, type Article } from '../devices/articles'
import { energyLabel } from '../devices/energy-label'
import { energySheet } from '../devices/energy-sheet'

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
    expect(label).toContain('>Darstellung des Shops,<')
    expect(label).toContain('>nicht das amtliche Etikett<')
  })

  it('has the colours that the arrows of the shop have', () => {
    const tokens = readFileSync(join(__dirname, '../../../../shared-ui/src/styles/tokens.css'), 'utf8')
    const arrows = [...tokens.matchAll(/--energy-[a-g]: (#[0-9a-f]{6});/g)].map(([, color]) => color)
    const scale = [...label.matchAll(/l-16 16H24z" fill="(#[0-9a-f]{6})"/g)].map(([, color]) => color)
    expect(arrows).toHaveLength(7)
    expect(scale).toEqual(arrows)
  })

  // "42 h 30 min" used to run into "1.000×" where a font wider than Arial stood in for it
  it.each([
    ['42 h 30 min', 1, 20.7],
    ['1.000×', 1, 22],
    ['Akkulaufzeit je Ladung', 1, 11.9],
    ['S1 Pro', 1, 17],
    ['S1 Pro Max Ultra Edition Zwei', 2, 9],
  ])('sets "%s" so that it stays in its half of the line', (words, names, size) => {
    const other = names === 1 ? article : { ...article, data: { ...article.data, name: words } }
    const [, set] = new RegExp(`font-size="([\\d.]+)"[^>]*>${words}<`).exec(energyLabel(other, energy)) ?? []
    expect(Number(set)).toBe(size)
  })

  it('is a document of its own that loads and runs nothing, whatever a name is like', () => {
    const name = `"><script>alert(1)</script><image href='https://evil.example'/> & Ω`
    const hostile: Article = { ...article, data: { ...article.data, name, model: name } }
    const { elements, open, stray } = readXml(energyLabel(hostile, energy))
    expect(elements).toEqual(new Set(['svg', 'title', 'desc', 'rect', 'text', 'path']))
    expect([open, stray]).toEqual([[], 0])
  })
})

/** The names of a document's elements, those that stay open or are closed twice, and how many "<" begin no element. */
function readXml(xml: string): { elements: Set<string>; open: string[]; stray: number } {
  const marks = [...xml.matchAll(/<(\/?)([a-z]+)(?:\s[\w-]+="[^"<>]*")*\s*(\/?)>/g)]
  const open: string[] = []
  for (const [, closes, name = '', isEmpty] of marks) {
    if (!closes && !isEmpty) open.push(name)
    if (closes && open.pop() !== name) open.push(`/${name}`)
  }
  const stray = xml.split('<').length - 1 - marks.length
  return { elements: new Set(marks.map(([, , name = '']) => name)), open, stray }
}

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
