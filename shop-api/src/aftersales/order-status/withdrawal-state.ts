import type { LifecycleState, WithdrawalState } from '@nimbus/shared-contracts/order-status'
import { isOver } from './progress'

interface Withdrawal {
  state: LifecycleState
  /** Whether the customer has withdrawn already. */
  isWithdrawn: boolean
  withdraw_until: string
  /** Whether the contract is concluded; until then its last day moves with the conclusion. */
  isConcluded: boolean
  /** Names of what comes by parcel. */
  shipped: readonly string[]
  today: string
}

/**
 * How far the time to withdraw is (BGB §§ 355, 356). Goods give fourteen days from their receipt, which nobody tells us.
 * withdrawalState({state: 'completed', isConcluded: true, withdraw_until: '2026-12-14', today: '2026-12-15', …}) → 'OVER'
 */
export function withdrawalState(order: Withdrawal): WithdrawalState {
  const { state, isWithdrawn, withdraw_until, isConcluded, shipped, today } = order
  // there is no contract, or soon none any more
  if (isOver(state) || state === 'pendingCancellation' || isWithdrawn) return 'NONE'
  if (!isConcluded) return today > withdraw_until ? 'LATER' : 'OPEN'
  if (shipped.length > 0) return 'FROM_RECEIPT'
  return today > withdraw_until ? 'OVER' : 'RUNNING'
}
