import type { Scope } from '@nimbus/shared-contracts/order'

/** A scope with fields to fill in: each but the overview. */
export type FormScope = Exclude<Scope, 'ORDER_OVERVIEW'>

export const isFormScope = (scope: Scope): scope is FormScope => scope !== 'ORDER_OVERVIEW'
