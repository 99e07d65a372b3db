import type { FormState } from '@nimbus/shared-contracts/forms'
import type { OrderKind } from '@nimbus/shared-contracts/order'

export type Situation = NonNullable<FormState['situation']>

/** The situations in the order in which they are offered. */
export const SITUATIONS: readonly Situation[] = ['NO_LINE', 'LINE_CANCELLED', 'PROVIDER_CHANGE']

/** kindOf('PROVIDER_CHANGE') → 'provider-change'; all others are new contracts (decisions: step 0). */
export const kindOf = (situation: Situation | null): OrderKind =>
  situation === 'PROVIDER_CHANGE' ? 'provider-change' : 'new-contract'

/** asSituation('NO_LINE') → 'NO_LINE'; asSituation('x') → null */
export const asSituation = (value: string): Situation | null => SITUATIONS.find((known) => known === value) ?? null
