import type { MobileResult } from '@nimbus/shared-contracts/order'
import type { OrderProgress } from '@nimbus/shared-contracts/order-status'
import { openTasks, type OpenTask } from './open-tasks'

const mobile: MobileResult = { prepaid: false, sim_type: 'ESIM', early_start: false }
const prepaid: MobileResult = { ...mobile, prepaid: true }
const later: MobileResult = { ...mobile, porting: { when: 'LATER' } }
const AT = '2026-12-02T09:00:00.000Z'

describe('openTasks', () => {
  it.each<[string, MobileResult | undefined, Partial<OrderProgress> | undefined, OpenTask[]]>([
    ['a line', undefined, undefined, []],
    ['a mobile service', mobile, undefined, []],
    ['prepaid', prepaid, undefined, ['identity']],
    ['prepaid that is proved', prepaid, { identified_at: AT }, []],
    ['a number that comes soon', { ...mobile, porting: { when: 'ASAP' } }, undefined, []],
    ['a number that is not released', later, undefined, ['release']],
    ['a number that is asked for', later, { porting: { state: 'REQUESTED', asked_at: AT, at: AT } }, []],
    ['prepaid with a number that is not released', { ...later, prepaid: true }, undefined, ['identity', 'release']],
    ['two appointments', undefined, { proposed_at: AT }, ['appointment']],
    ['an appointment that is agreed', undefined, { proposed_at: AT, appointment: { on: '2026-12-14' } }, []],
    ['a line that works already', undefined, { proposed_at: AT, activated_at: AT }, []],
  ])('of %s', (_of, chosen, progress, tasks) => {
    expect(openTasks({ mobile: chosen, ...(progress && { progress }) })).toEqual(tasks)
  })
})
