import type { ReactNode } from 'react'
import type { FormScope } from '../../../model/form-scope'
import type { Prefill } from '../model/initial-values'

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
