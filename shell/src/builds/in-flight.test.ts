import * as v from 'valibot'
import { ok } from '@nimbus/shared-contracts/errors'
import { createInFlight } from './in-flight'

describe('createInFlight', () => {
  it('knows of work until the last of it has ended, failed work included', async () => {
    const onIdle = jest.fn()
    const flight = createInFlight(onIdle)
    let end: () => void = () => {}
    const long = flight.count(new Promise<void>((resolve) => (end = resolve)))
    await expect(flight.count(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect([flight.any(), onIdle.mock.calls.length]).toEqual([true, 0])
    end()
    await long
    expect([flight.any(), onIdle.mock.calls.length]).toEqual([false, 1])
  })

  it('counts every call of a client and passes all of it on', async () => {
    const flight = createInFlight(() => {})
    const busy: boolean[] = []
    const call = jest.fn(async () => {
      await Promise.resolve()
      busy.push(flight.any())
      return ok('answer')
    })
    const api = flight.counted({ get: call, post: call, put: call })
    const schema = v.string()
    const options = { idempotencyKey: 'k' }
    await api.get('/a', schema, options)
    await api.post('/b', { x: 1 }, schema, options)
    await expect(api.put('/c', {}, schema, options)).resolves.toEqual(ok('answer'))
    expect(call.mock.calls).toEqual([
      ['/a', schema, options],
      ['/b', { x: 1 }, schema, options],
      ['/c', {}, schema, options],
    ])
    expect(busy).toEqual([true, true, true])
    expect(flight.any()).toBe(false)
  })
})
