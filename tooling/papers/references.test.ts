import { decisionsIn, entriesIn, idsIn, kindOf, leadsSomewhere, linksIn, papers, pointersOut } from './papers'

const HERE = 'tooling/papers/'
const all = papers()
const specification = all.filter(({ name }) => name.startsWith('docs/specification/'))
const entries = specification.flatMap(({ text }) => entriesIn(text))
const kinds = [...new Set(entries.map(kindOf))]
const decisions = all.flatMap(({ name }) => /^docs\/decisions\/(\d{3})-/.exec(name)?.[1] ?? [])

/** What is wrong with the files, each with its name. */
const faults = (wrongIn: (text: string, name: string) => readonly string[]): string[] =>
  all.flatMap(({ name, text }) =>
    name.startsWith(HERE) ? [] : wrongIn(text, name).map((wrong) => `${name}: ${wrong}`),
  )

describe('the specification', () => {
  it('has rules of every area and the cases', () => {
    expect(entries.length).toBeGreaterThan(250)
    expect(kinds).toEqual(expect.arrayContaining(['CART', 'ERR', 'FORM', 'LAW', 'PRICE', 'FRM', 'STO', 'TEL']))
  })

  it('gives each id once', () => {
    expect(entries.filter((id, index) => entries.indexOf(id) !== index)).toEqual([])
  })

  it('names each of its pages in its README with the kind of its ids', () => {
    const readme = specification.find(({ name }) => name.endsWith('/README.md'))?.text ?? ''
    const missing = specification.flatMap(({ name, text }) => {
      const page = name.replace('docs/specification/', '')
      const ids = [...new Set(entriesIn(text).map(kindOf))]
      if (page === 'README.md') return []
      const row = readme.split('\n').find((line) => line.includes(`(${page})`)) ?? ''
      return ids.length === 0 || ids.length > 3 || ids.every((kind) => row.includes(` ${kind} `)) ? [] : [page]
    })
    expect(missing).toEqual([])
    expect(specification.every(({ name }) => name.endsWith('README.md') || readme.includes(name.slice(19)))).toBe(true)
  })
})

describe('the repository', () => {
  it('names no rule or case that has no entry', () => {
    expect(faults((text) => idsIn(text, kinds).filter((id) => !entries.includes(id)))).toEqual([])
  })

  it('names no decision that has no record', () => {
    expect(faults((text) => decisionsIn(text).filter((number) => !decisions.includes(number)))).toEqual([])
  })

  it('points to no paper that is not in it', () => {
    expect(faults(pointersOut)).toEqual([])
  })

  it('has no link in a document that leads nowhere', () => {
    expect(
      faults((text, name) => (name.endsWith('.md') ? linksIn(text).filter((to) => !leadsSomewhere(name, to)) : [])),
    ).toEqual([])
  })
})

describe('what the checks see', () => {
  const spec = 'spec'
  it.each([
    [`/** The cart (${spec} section 4). */`, [`${spec} section`]],
    [` * leads there (${spec}\n * sections 2 and 8).`, [`${spec} sections`]],
    [`// as the ${spec} wants`, [`the ${spec}`]],
    [`conventions 2.6, email`, ['conventions 2']],
    [`see cases.md`, ['cases.md']],
    [`(design language, section 9)`, ['design language']],
    [`(house style 21)`, ['house style']],
  ])('finds a pointer in %j', (text, found) => {
    expect(pointersOut(text)).toEqual(found)
  })

  it.each(['e2e/tests/routes.spec.ts', 'in [cases.md](cases.md)', 'the specification', 'spectral', 'CART-5'])(
    'finds none in %s',
    (text) => {
      expect(pointersOut(text)).toEqual([])
    },
  )

  it('reads ids and numbers of decisions', () => {
    expect(idsIn('CART-5 and A11Y-7, FRM-39; SHA-256', ['CART', 'A11Y', 'FRM'])).toEqual(['CART-5', 'A11Y-7', 'FRM-39'])
    expect(decisionsIn('Decisions 007 and 016 stand, decision 020 too')).toEqual(['007', '016', '020'])
    expect(entriesIn('**CART-5** An option\nsee **CART-6** and **CART-7**')).toEqual(['CART-5'])
  })
})
