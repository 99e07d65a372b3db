import { answersOf, givenOf, missingAnswers } from './advisor-answers'

const complete = { personen: '2', nutzung: 'serien', fernsehen: 'nein' }

describe('answersOf', () => {
  it.each([
    ['what has to be known', complete, { persons: '2', use: 'serien', tv: 'NONE', line: 'unbekannt' }],
    [
      'everything',
      { personen: '5+', nutzung: 'alles', fernsehen: 'megastream', anschluss: 'glasfaser', heute: '39,95 €' },
      { persons: '5+', use: 'alles', tv: 'MEGASTREAM', line: 'glasfaser', today: 3995 },
    ],
    [
      'an unknown line as unknown',
      { ...complete, anschluss: 'kabel' },
      { persons: '2', use: 'serien', tv: 'NONE', line: 'unbekannt' },
    ],
    ['nothing from an address without answers', {}, undefined],
    ['nothing without one of the three', { personen: '2', nutzung: 'serien' }, undefined],
    ['nothing from unknown values', { ...complete, nutzung: 'toString' }, undefined],
    ['no prototype as television', { ...complete, fernsehen: 'constructor' }, undefined],
    ['nothing with an amount that can’t be read', { ...complete, heute: 'viel' }, undefined],
    ['nothing with an amount of no contract', { ...complete, heute: '1.000,01' }, undefined],
  ])('reads %s', (_, query, expected) => {
    expect(answersOf(givenOf(query))).toEqual(expected)
  })
})

describe('missingAnswers', () => {
  it('names the questions in their order', () => {
    expect(missingAnswers(givenOf({ heute: 'x' }))).toEqual(['personen', 'nutzung', 'fernsehen', 'heute'])
    expect(missingAnswers(givenOf(complete))).toEqual([])
  })
})
