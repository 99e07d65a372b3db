import { stepLabel } from './step-label'

describe('stepLabel', () => {
  it.each([
    { from: 1, till: 3, label: 'Monat 1–3' },
    { from: 4, till: 38, label: 'ab Monat 4' },
    { from: 4, till: 6, label: 'Monat 4–6' },
    // a Young price ends with the term, the regular one follows
    { from: 4, till: 24, label: 'Monat 4–24' },
    { from: 7, till: 24, label: 'Monat 7–24' },
    { from: 25, till: 38, label: 'ab Monat 25' },
    { from: 1, till: 24, label: 'Monat 1–24' },
    { from: 1, till: 38, label: 'monatlich' },
    { from: 1, till: 1, label: 'Monat 1' },
  ])('calls months $from to $till "$label"', ({ from, till, label }) => {
    expect(stepLabel({ from, till })).toBe(label)
  })
})
