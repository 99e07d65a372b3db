import * as v from 'valibot'
import { limitFactor, stopDelay } from './settings'

describe('limitFactor', () => {
  it.each([
    ['1', 1],
    ['1000', 1_000],
  ])('reads %s', (text, factor) => {
    expect(v.parse(limitFactor, text)).toBe(factor)
  })

  it.each(['0', '1001', '-1', '1.5', 'off', ''])('refuses %j', (text) => {
    expect(v.safeParse(limitFactor, text).success).toBe(false)
  })
})

describe('stopDelay', () => {
  it('is a whole number of milliseconds', () => {
    expect(v.parse(stopDelay, '3000')).toBe(3_000)
    expect(v.safeParse(stopDelay, '3s').success).toBe(false)
  })
})
