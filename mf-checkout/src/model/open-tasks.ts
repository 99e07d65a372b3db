import type { MobileResult } from '@nimbus/shared-contracts/order'
import type { OrderProgress } from '@nimbus/shared-contracts/order-status'

/** What a customer may have to do while an order goes on. */
export type OpenTask = 'identity' | 'release' | 'appointment'

interface OrderOfTasks {
  mobile?: MobileResult | undefined
  /** What has happened since the order was made. */
  progress?: Partial<OrderProgress>
}

/**
 * What the customer still has to do: prove who it is (prepaid), have the old number released, choose an appointment.
 * openTasks({mobile: {prepaid: true, …}}) → ['identity']
 */
export function openTasks({ mobile, progress = {} }: OrderOfTasks): OpenTask[] {
  const { identified_at, porting, proposed_at, appointment, activated_at } = progress
  const isOpen: Record<OpenTask, boolean> = {
    identity: mobile?.prepaid === true && identified_at === undefined,
    release: mobile?.porting?.when === 'LATER' && porting === undefined,
    appointment: proposed_at !== undefined && appointment === undefined && activated_at === undefined,
  }
  return (Object.keys(isOpen) as OpenTask[]).filter((task) => isOpen[task])
}
