import { bundledCatalogue } from '../data/bundled'
import { checkCatalogue } from '../checks/check'
import { formatProblem } from '../data/problem'
import { aCatalogue } from '../../testing/a-catalogue'
import { combinationsOf } from '../devices/articles'
import { generateCatalogue } from './generated-devices'

const generated = generateCatalogue(bundledCatalogue(), { devices: 300, seed: 7 })

describe('generateCatalogue', () => {
  it('makes files in which nothing is wrong', () => {
    const checked = checkCatalogue(JSON.parse(JSON.stringify(generated)))
    expect(checked.ok ? [] : checked.error.map(formatProblem)).toEqual([])
  })

  it('makes as many devices as asked for, with five variants each, of 12 makers', () => {
    expect(generated.devices).toHaveLength(300)
    expect(new Set(generated.devices.map((device) => combinationsOf(device).length))).toEqual(new Set([5]))
    expect(new Set(generated.devices.map(({ maker }) => maker)).size).toBe(12)
    expect(aCatalogue('2026-11-27T12:00:00Z', generated).devices().size).toBe(1500)
  })

  it('makes the same of the same seed, and something else of another', () => {
    expect(generateCatalogue(bundledCatalogue(), { devices: 300, seed: 7 })).toEqual(generated)
    expect(generateCatalogue(bundledCatalogue(), { devices: 300, seed: 8 }).devices).not.toEqual(generated.devices)
  })
})
