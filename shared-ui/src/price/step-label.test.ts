import { stepLabel } from './step-label'

describe('stepLabel', () => {
  it.each([
    { from: 1, till: 3, term: 24, label: 'Monat 1–3' },
    { from: 4, till: 38, term: 24, label: 'ab Monat 4' },
    { from: 4, till: 6, term: 24, label: 'Monat 4–6' },
    { from: 7, till: 24, term: 24, label: 'ab Monat 7' },
    { from: 1, till: 38, term: 24, label: 'monatlich' },
    { from: 1, till: 24, term: 24, label: 'monatlich' },
    { from: 1, till: 1, term: 12, label: 'Monat 1' },
    { from: 1, till: 38, term: 1, label: 'monatlich' },
  ])('calls months $from to $till of a term of $term "$label"', ({ from, till, term, label }) => {
    expect(stepLabel({ from, till }, term)).toBe(label)
  })
})
