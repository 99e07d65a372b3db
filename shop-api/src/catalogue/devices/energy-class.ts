import type { EnergyClass } from '@nimbus/shared-contracts/catalogue'

/** Lower bounds of the energy efficiency index, which a class has to exceed ((EU) 2023/1669, annex II). */
const BOUNDS: readonly (readonly [EnergyClass, number])[] = [
  ['A', 2.7],
  ['B', 2.3],
  ['C', 1.95],
  ['D', 1.66],
  ['E', 1.41],
  ['F', 1.2],
]

/** The class of an energy efficiency index. energyClassOf(2.84) → 'A'; energyClassOf(2.7) → 'B' */
export const energyClassOf = (index: number): EnergyClass => BOUNDS.find(([, bound]) => index > bound)?.[0] ?? 'G'
