import { askTwice } from './ask-twice'

describe('askTwice', () => {
  it('asks once where that brings an answer', async () => {
    const ask = jest.fn(async () => 'code')
    expect(await askTwice(ask)).toBe('code')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('asks again a moment later, once', async () => {
    jest.useFakeTimers()
    const ask = jest.fn(async () => 'code').mockRejectedValueOnce(new Error('first'))
    const answer = askTwice(ask)
    await jest.advanceTimersByTimeAsync(199)
    expect(ask).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('code')
    jest.useRealTimers()
  })

  it('fails with the second error', async () => {
    const ask = jest.fn(async () => 'code')
    ask.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'))
    await expect(askTwice(ask)).rejects.toThrow('second')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('leaves an error alone for which it is not worth it', async () => {
    const ask = jest.fn(async () => Promise.reject(new Error('refused')))
    await expect(askTwice(ask, () => false)).rejects.toThrow('refused')
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
