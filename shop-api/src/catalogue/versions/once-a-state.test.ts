import { bundledCatalogue } from '../data/bundled'
import { createCatalogue } from './catalogue'
import { onceAState } from './once-a-state'

describe('onceAState', () => {
  const state = { now: new Date('2026-11-27T12:00:00Z'), data: bundledCatalogue() }
  const clock = () => state.now
  const catalogue = createCatalogue({ clock, dataAt: () => state.data })

  it.each<[string, boolean, () => void]>([
    ['a minute later', false, () => (state.now = new Date('2026-11-27T12:01:00Z'))],
    ['on the next German day', true, () => (state.now = new Date('2026-11-27T23:00:00Z'))],
    [
      'after another catalogue of the same version was put live',
      true,
      () => (state.data = structuredClone(state.data)),
    ],
    ['as a promotion ends', true, () => (state.now = new Date('2027-01-31T23:00:00Z'))],
  ])('%s it derives anew: %s', (_, anew, change) => {
    let derived = 0
    const value = onceAState({ catalogue, clock }, () => ++derived)
    expect([value(), value()]).toEqual([1, 1])
    change()
    expect(value()).toBe(anew ? 2 : 1)
  })
})
