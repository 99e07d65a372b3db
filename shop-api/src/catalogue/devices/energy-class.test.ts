import { energyClassOf } from './energy-class'

describe('energyClassOf', () => {
  // (EU) 2023/1669, annex II: A > 2.70, B > 2.30, C > 1.95, D > 1.66, E > 1.41, F > 1.20, else G
  it.each([
    [2.71, 'A'],
    [2.7, 'B'],
    [2.31, 'B'],
    [2.3, 'C'],
    [1.96, 'C'],
    [1.95, 'D'],
    [1.67, 'D'],
    [1.66, 'E'],
    [1.42, 'E'],
    [1.41, 'F'],
    [1.21, 'F'],
    [1.2, 'G'],
    [0.4, 'G'],
  ])('%d is class %s', (index, letter) => {
    expect(energyClassOf(index)).toBe(letter)
  })
})
