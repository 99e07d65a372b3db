import type { CheckData } from '@nimbus/shared-contracts/availability'
import { isPlannedOffer, type LandlineTariff, type Offer, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { Line } from '../addresses/data'
import type { Town } from '../addresses/houses'

type MaxBandwidth = CheckData['availability']['max_bandwidth']

/** Upload of a copper line by its download, MBit/s. */
const DSL_UPLOAD: Record<number, number> = { 16: 2.4, 50: 20, 100: 40, 250: 100 }

/** Downloads of the copper lines that there are, MBit/s, the slowest first. */
export const DSL_SPEEDS: readonly number[] = Object.keys(DSL_UPLOAD).map(Number)

/** The fastest connection per technology. maxBandwidth(fibre 1000, DSL 100) → FIBRE 1000/500, DSL 100/40 */
export function maxBandwidth({ fibre, fibre_down, dsl_down }: Line): MaxBandwidth {
  return [
    ...(fibre === 'BUILT' ? [{ technology: 'FIBRE' as const, down: fibre_down, up: fibre_down / 2 }] : []),
    ...(dsl_down > 0 ? [{ technology: 'DSL' as const, down: dsl_down, up: DSL_UPLOAD[dsl_down] ?? 0 }] : []),
  ]
}

/** Which DSL offers a region gets: Regio takes the place of the standard offer, and each has its Young form. */
const DSL_OFFERS: Record<Town['region'], readonly Offer[]> = {
  STANDARD: ['STANDARD', 'YOUNG'],
  REGIO: ['REGIO', 'REGIO_YOUNG'],
}

/** Why a tariff of the landline can't be had at an address. */
export type Obstacle =
  'NO_FIBRE' | 'FIBRE_PLANNED' | 'FIBRE_BUILT' | 'NO_DSL' | 'LINE_TOO_SLOW' | 'REGIO_ONLY' | 'NOT_REGIO' | 'NOT_ON_SALE'

/**
 * What keeps a tariff from being ordered at an address: DSL is to be had up to the speed of the line, fibre up to its speed
 * where it is built, and the offers for planned fibre (VVM) where it is planned (decisions, "Who gets _VVM and Regio").
 * obstacleTo(Glasfaser 150, a line of fibre that is planned, 'STANDARD') → 'FIBRE_PLANNED'
 */
export function obstacleTo(tariff: LandlineTariff, line: Line, region: Town['region']): Obstacle | undefined {
  const { bandwidth } = tariff
  const { technology, offer } = tariff.properties
  if (!offer) return 'NOT_ON_SALE'
  if (technology === 'DSL') {
    if (line.dsl_down === 0) return 'NO_DSL'
    if (!DSL_OFFERS[region].includes(offer)) return region === 'REGIO' ? 'REGIO_ONLY' : 'NOT_REGIO'
    return bandwidth.down.max <= line.dsl_down ? undefined : 'LINE_TOO_SLOW'
  }
  if (line.fibre === 'NONE') return 'NO_FIBRE'
  if (isPlannedOffer({ offer })) return line.fibre === 'PLANNED' ? undefined : 'FIBRE_BUILT'
  if (line.fibre === 'PLANNED') return 'FIBRE_PLANNED'
  return bandwidth.down.max <= line.fibre_down ? undefined : 'LINE_TOO_SLOW'
}

/** True when a tariff can be ordered at an address. */
export const isOrderable = (tariff: Tariff, line: Line, region: Town['region']): boolean =>
  tariff.kind === 'landline' && obstacleTo(tariff, line, region) === undefined
