import type { CheckData } from '@nimbus/shared-contracts/availability'
import { isPlannedOffer, type Offer, type Tariff } from '@nimbus/shared-contracts/catalogue'
import type { Line } from '../addresses/data'
import type { Town } from '../addresses/houses'

type MaxBandwidth = CheckData['availability']['max_bandwidth']

/** Upload of a copper line by its download, MBit/s. */
const DSL_UPLOAD: Record<number, number> = { 16: 2.4, 50: 20, 100: 40, 250: 100 }

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

/**
 * True when a tariff can be ordered at an address: DSL up to the speed of the line, fibre up to its speed where it is
 * built, and the offers for planned fibre (VVM) where it is planned (decisions, "Who gets _VVM and Regio").
 */
export function isOrderable(tariff: Tariff, line: Line, region: Town['region']): boolean {
  if (tariff.kind !== 'landline' || !tariff.properties.offer) return false
  const { bandwidth } = tariff
  const { technology, offer } = tariff.properties
  if (technology === 'DSL') return DSL_OFFERS[region].includes(offer) && bandwidth.down.max <= line.dsl_down
  if (isPlannedOffer({ offer })) return line.fibre === 'PLANNED'
  return line.fibre === 'BUILT' && bandwidth.down.max <= line.fibre_down
}
