import { lifecycleStates } from '@nimbus/shared-contracts/order-status'
import { withdrawalState } from './withdrawal-state'

const ORDER = { state: 'completed', isWithdrawn: false, withdraw_until: '2026-12-14' } as const

describe('withdrawalState', () => {
  // the page said "mindestens bis" of a day that was certain, and went on to when it was long over
  it.each([
    ['before the conclusion', false, [], '2026-11-30', 'OPEN'],
    ['before a late conclusion', false, ['Nimbus Hub'], '2026-12-20', 'LATER'],
    ['on the day of the conclusion', true, [], '2026-11-30', 'RUNNING'],
    ['on the last day', true, [], '2026-12-14', 'RUNNING'],
    ['on the day after', true, [], '2026-12-15', 'OVER'],
    ['with goods that may not have come', true, ['Nimbus Hub'], '2026-11-30', 'FROM_RECEIPT'],
    ['with goods, whenever they came', true, ['Nimbus Hub'], '2026-12-15', 'FROM_RECEIPT'],
  ])('%s', (_, isConcluded, shipped, today, state) => {
    expect(withdrawalState({ ...ORDER, isConcluded, shipped, today })).toBe(state)
  })

  // who had been refused, or had withdrawn, was invited to withdraw
  it.each(lifecycleStates)('of an order that is %s', (state) => {
    const ended = ['cancelled', 'rejected', 'failed', 'pendingCancellation'].includes(state)
    const order = { ...ORDER, state, isConcluded: true, shipped: [], today: '2026-12-01' }
    expect(withdrawalState(order)).toBe(ended ? 'NONE' : 'RUNNING')
    expect(withdrawalState({ ...order, isWithdrawn: true })).toBe('NONE')
  })
})
