import type { OrderStatus } from '@nimbus/shared-contracts/order-status'

/** A new line that was just ordered, as its status page is told of it. */
export const anOrderStatus = (over: Partial<OrderStatus> = {}): OrderStatus => ({
  order_id: 'NB-2026-7K3M9Q',
  ordered_at: '2026-11-27T12:00:00.000Z',
  email: 'a…@beispiel.de',
  products: ['Glasfaser 150', 'Nimbus Hub'],
  milestones: ['received', 'confirmed', 'dispatched', 'appointment', 'activated'],
  progress: { state: 'acknowledged', changed_at: '2026-11-27T12:00:00.000Z' },
  withdraw_until: '2026-12-11',
  term_ends_on: '2028-11-27',
  notice_until: '2028-10-27',
  landline: { early_start: false },
  shipped: ['Nimbus Hub'],
  documents: [{ title: 'Vertragszusammenfassung', href: '/api/documents/summary.signed.pdf', type: 'application/pdf' }],
  ...over,
})

/** A change of provider whose former provider has refused. */
export const aRefusedChange = (code: 'ADF' | 'AIF' = 'ADF'): OrderStatus =>
  anOrderStatus({
    milestones: ['received', 'confirmed', 'porting-requested', 'porting-answered', 'appointment', 'activated'],
    shipped: [],
    landline: { early_start: false, provider_change: { business_case: 'KUE_MRN' } },
    progress: {
      state: 'pending',
      changed_at: '2026-12-02T09:00:00.000Z',
      confirmed_at: '2026-11-30T09:00:00.000Z',
      porting: {
        state: 'REJECTED',
        asked_at: '2026-12-01T09:00:00.000Z',
        at: '2026-12-02T09:00:00.000Z',
        code,
      },
    },
  })
