import * as v from 'valibot'
import { failed, ok } from '@nimbus/shared-contracts/errors'
import { ApiError } from '@nimbus/shared-contracts/http'
import { createInFlight } from './in-flight'

describe('createInFlight', () => {
  it('knows of work until the last of it has ended, failed work included', async () => {
    const onIdle = jest.fn()
    const flight = createInFlight({ onIdle, onFailure: () => {} })
    let end: () => void = () => {}
    const long = flight.count(new Promise<void>((resolve) => (end = resolve)))
    await expect(flight.count(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect([flight.any(), onIdle.mock.calls.length]).toEqual([true, 0])
    end()
    await long
    expect([flight.any(), onIdle.mock.calls.length]).toEqual([false, 1])
  })

  it('counts every call of a client and passes all of it on', async () => {
    const flight = createInFlight({ onIdle: () => {}, onFailure: () => {} })
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

  // the HTTP client of a build that is gone: its lost file was an error of the call, and no reason to load the page anew
  it('tells of a failed call once it is over', async () => {
    const cause = Object.assign(new Error('Loading chunk lazy-ky failed.'), { name: 'ChunkLoadError' })
    const error = new ApiError({ kind: 'network', method: 'get', url: '/a', cause })
    const call = async () => failed(error)
    const told: unknown[] = []
    const flight = createInFlight({
      onIdle: () => {},
      onFailure: (failure) => told.push([failure.cause, flight.any()]),
    })
    await flight.counted({ get: call, post: call, put: call }).get('/a', v.string())
    expect(told).toEqual([[cause, false]])
  })
})
