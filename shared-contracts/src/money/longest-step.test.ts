import { cents } from './cents'
import { longestStep } from './longest-step'

describe('longestStep', () => {
  it.each([
    [
      'the one after a start price',
      [
        [995, 1, 3],
        [4595, 4, 38],
      ],
      4595,
    ],
    [
      'the first where it holds for the whole term',
      [
        [2495, 1, 24],
        [2995, 25, 38],
      ],
      2495,
    ],
    ['the only one', [[2995, 1, 38]], 2995],
    ['none without a price', [], undefined],
  ])('is %s', (_what, steps, amount) => {
    const prices = steps.map(([value = 0, from = 1, till = 38]) => ({ amount: cents(value), from, till }))
    expect(longestStep(prices, 24)?.amount).toBe(amount)
  })
})
