import { bundledCatalogue } from '../../catalogue/data/bundled'
import { helpOf } from './help'

const help = helpOf(bundledCatalogue())
const questions = help.topics.flatMap((topic) => topic.questions)
const answerTo = (id: string): string =>
  (questions.find((question) => question.id === id)?.text ?? '').replaceAll('\u00a0', ' ')

describe('helpOf', () => {
  it('has at least two answers to each topic, and each address once', () => {
    for (const { title, questions: asked } of help.topics) expect([title, asked.length > 1]).toEqual([title, true])
    const ids = questions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has each question once, and every answer ends with a full stop', () => {
    expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length)
    for (const { text } of questions) expect(text).toMatch(/\.$/)
  })

  // TKG §§ 57, 58, 59, BGB § 355
  it.each([
    ['wechseln', 'höchstens einen Arbeitstag'],
    ['termin', '10 € oder 20 %'],
    ['entschaedigung', 'für den dritten und den vierten Tag je 5 € oder 10 %'],
    ['entschaedigung', 'Ab dem fünften sind es für jeden Tag 10 € oder 20 %'],
    ['mobilfunk-wechseln', 'Bitte kündigen Sie ihn selbst'],
    ['widerrufen', '14 Tage'],
    ['kuendigen', 'mit einer Frist von einem Monat'],
    ['geschwindigkeit', 'dreißig Mal'],
    ['datenvolumen', '64'],
  ])('says in the answer %s: %s', (id, said) => {
    expect(answerTo(id)).toContain(said)
  })

  it('links to where one does what the answer speaks of', () => {
    const hrefOf = (id: string): string | undefined => questions.find((question) => question.id === id)?.link?.href
    expect(['kuendigen', 'widerrufen', 'nach-der-bestellung'].map(hrefOf)).toEqual([
      '/vertraege-kuendigen',
      '/vertrag-widerrufen',
      '/auftragsstatus',
    ])
  })
})
