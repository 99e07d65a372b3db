import type { Area } from '@nimbus/shared-contracts/cart'
import type { FormState } from '@nimbus/shared-contracts/forms'
import type { OrderKind } from '@nimbus/shared-contracts/order'

export type Situation = NonNullable<FormState['situation']>

/** The situations of each area in the order in which they are offered. */
export const SITUATIONS: Record<Area, readonly Situation[]> = {
  landline: ['NO_LINE', 'LINE_CANCELLED', 'PROVIDER_CHANGE'],
  mobile: ['NEW_NUMBER', 'KEEP_NUMBER'],
}

const CHANGES: readonly Situation[] = ['PROVIDER_CHANGE', 'KEEP_NUMBER']

/** kindOf('KEEP_NUMBER') → 'provider-change'; all others are new contracts (decisions: step 0). */
export const kindOf = (situation: Situation | null): OrderKind =>
  situation !== null && CHANGES.includes(situation) ? 'provider-change' : 'new-contract'

/** The answer to an area's question. situationIn('mobile', 'KEEP_NUMBER') → 'KEEP_NUMBER'; ('mobile', 'NO_LINE') → null */
export const situationIn = (area: Area, value: string | null): Situation | null =>
  SITUATIONS[area].find((known) => known === value) ?? null
