import type { ReactNode } from 'react'
import type { Scope } from '@nimbus/shared-contracts/order'
import type { Prefill } from '../model/initial-values'

/** The scopes that are forms; the overview is none. */
export type FormScope = Exclude<Scope, 'ORDER_OVERVIEW'>

/** What a form of the order needs, from its step to its buttons. */
export interface StepFormProps {
  /** '/landline/order/abc' */
  orderPath: string
  scope: FormScope
  /** Title of the next step: the button names it. */
  nextLabel: string
  /** The link back, beside the button. */
  back: ReactNode
  prefill: Prefill
  onSaved: () => void
  /** The order was sent before, under this number, though its answer may have got lost. */
  onSentBefore: (orderId: string) => void
  /** The server doesn't know the order any more. */
  onLost: () => void
}
