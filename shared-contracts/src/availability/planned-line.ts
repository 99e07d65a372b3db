import { isPlannedOffer, type Tariff } from '../catalogue'
import type { CheckData } from './schema'

/** A line of fibre that is still to be laid (CAT-12). */
export interface PlannedLine {
  /** The first day on which it can be there, YYYY-MM-DD; missing while no address is checked. */
  from?: string | undefined
}

/**
 * The planned line that a tariff comes on at a checked address; undefined for every line that is there, DSL at such an
 * address included. plannedLineOf(Glasfaser 150 im Ausbaugebiet, Goethestr. 5) → {from: '2027-03-01'}
 */
export function plannedLineOf(tariff: Tariff | null, checkData: CheckData | null): PlannedLine | undefined {
  if (!tariff || !isPlannedOffer(tariff.properties)) return undefined
  return { from: checkData?.availability.planned_from }
}
