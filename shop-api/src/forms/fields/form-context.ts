import type { CheckData } from '@nimbus/shared-contracts/availability'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import type { OrderKind } from '@nimbus/shared-contracts/order'

/** What a form depends on. */
export interface FormContext {
  /** The day of the shop's clock, YYYY-MM-DD. */
  today: string
  kind: OrderKind
  tariff: Tariff
  /** The availability result that the order was begun with. */
  checkData: CheckData | null
  /** True for an order with a device, which is sent whatever the SIM. */
  hasDevice: boolean
  /** What of the scope's choices is free now, where there is only so much of it; not needed to check values. */
  offered?: readonly { value: string; label: string }[]
  /** The start that is wished for the line, as the step of the connection has it saved. */
  wishedStart?: string | undefined
  /** The last day of the former contract, as the step of the change has it saved. */
  formerEnd?: string | undefined
  /** True when an IBAN is stored: then its masked form may come back. */
  hasIban: boolean
}
