import type { WithdrawalState } from '@nimbus/shared-contracts/order-status'

interface Withdrawal {
  withdraw_until: string
  /** Whether the contract is concluded; until then its last day moves with the conclusion. */
  isConcluded: boolean
  /** Names of what comes by parcel. */
  shipped: readonly string[]
  today: string
}

/**
 * How far the time to withdraw is (BGB §§ 355, 356). Goods give fourteen days from their receipt, which nobody tells us.
 * withdrawalState({withdraw_until: '2026-12-14', isConcluded: true, shipped: [], today: '2026-12-15'}) → 'OVER'
 */
export function withdrawalState({ withdraw_until, isConcluded, shipped, today }: Withdrawal): WithdrawalState {
  if (!isConcluded) return 'OPEN'
  if (shipped.length > 0) return 'FROM_RECEIPT'
  return today > withdraw_until ? 'OVER' : 'RUNNING'
}
