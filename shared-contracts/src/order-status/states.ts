import * as v from 'valibot'

/** States of an order from submit on, named as in TMF622. */
export const lifecycleStates = [
  'acknowledged',
  'inProgress',
  'pending',
  'held',
  'assessingCancellation',
  'pendingCancellation',
  'cancelled',
  'rejected',
  'failed',
  'partial',
  'completed',
] as const
export type LifecycleState = (typeof lifecycleStates)[number]

/** What a customer can watch happen to an order; each order has some of them, in its own order. */
export const milestones = [
  'received',
  'confirmed',
  'identified',
  'porting-requested',
  'porting-answered',
  'dispatched',
  'access',
  'appointment',
  'activated',
] as const
export type Milestone = (typeof milestones)[number]

export const lifecycleStateSchema = v.picklist(lifecycleStates)
export const milestoneSchema = v.picklist(milestones)
