import { withTimeLimit } from './time-limit'

describe('withTimeLimit', () => {
  it('answers as the work does', async () => {
    await expect(withTimeLimit(Promise.resolve(1), 1000, 'late')).resolves.toBe(1)
    await expect(withTimeLimit(Promise.reject(new Error('broken')), 1000, 'late')).rejects.toThrow('broken')
  })

  it('ends the wait with the words of its limit', async () => {
    await expect(withTimeLimit(new Promise(() => {}), 1, 'the worker is still starting')).rejects.toThrow(
      'the worker is still starting',
    )
  })
})
