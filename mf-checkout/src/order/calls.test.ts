/** @jest-environment jsdom */
import { isOutcomeUnknown, type Api } from '@nimbus/shared-contracts/http'
import { orderStore } from '@nimbus/shared-contracts/order'
import { aCart, aTariff } from '@nimbus/shared-contracts/testing'
import { initiateOrder, submitOrder } from './calls'
import { refusalOf } from './events'

const tariff = aTariff()
const post = jest.fn(async () => ({ ok: true, value: {} }))
const api = { post } as unknown as Api

afterEach(() => {
  jest.restoreAllMocks()
  post.mockClear()
  orderStore.reset()
})

describe.each([
  [
    'initiateOrder',
    'initiate',
    () => initiateOrder(api, { cart: aCart({ tariff }), tariff, payload: undefined, kind: 'new-contract' }),
  ],
  ['submitOrder', 'submit', () => submitOrder(api, 'draft-1')],
] as const)('%s', (_, call, send) => {
  it('keeps the key of its call before it is sent, and sends a repeated one under the same', async () => {
    post.mockImplementationOnce(async () => {
      expect(orderStore.get().idempotency[call]).toBeDefined()
      return { ok: true, value: {} }
    })
    await send()
    await send()
    const [first, second] = post.mock.calls as unknown as [string, unknown, unknown, { idempotencyKey: string }][]
    expect(first![3].idempotencyKey).toMatch(/\S/)
    expect(second![3]).toEqual(first![3])
  })

  // it was sent with a key that a reload would not have found again
  it('sends nothing under a key that is not kept, and says that nothing was sent', async () => {
    jest.spyOn(orderStore, 'set').mockReturnValue(false)
    const answer = await send()
    expect(post).not.toHaveBeenCalled()
    if (answer.ok) throw new Error('an answer to what was not sent')
    expect([refusalOf(answer.error).type, isOutcomeUnknown(answer.error)]).toEqual(['refused', false])
  })
})
