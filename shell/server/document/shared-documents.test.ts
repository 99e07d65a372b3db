import { createSharedDocuments } from './shared-documents'

describe('createSharedDocuments', () => {
  // each of 1,000 used to build its own, 4 ms each in one turn of the event loop: nothing else was answered for 3 seconds
  it('builds one document for 1,000 that ask at once', async () => {
    const documentOf = createSharedDocuments<string>()
    const build = jest.fn(async () => '<html>')
    const made = {}
    const asked = Array.from({ length: 1_000 }, () => documentOf(made, '/', build))
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['<html>']))
    expect(build).toHaveBeenCalledTimes(1)
    await documentOf(made, '/', build)
    expect(build).toHaveBeenCalledTimes(2)
  })

  it('builds its own for another address, another page, and after a failure', async () => {
    const documentOf = createSharedDocuments<string>()
    const made = {}
    const documents = await Promise.all([
      documentOf(made, '/?a=1', async () => 'one'),
      documentOf(made, '/?a=2', async () => 'two'),
      documentOf({}, '/?a=1', async () => 'three'),
    ])
    expect(documents).toEqual(['one', 'two', 'three'])
    await expect(documentOf(made, '/', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await documentOf(made, '/', async () => 'again')).toBe('again')
  })

  // 300 at once with queries of their own kept everybody else waiting for more than a second
  it('builds two of 300 different addresses in a turn of the event loop', async () => {
    const documentOf = createSharedDocuments<string>()
    const builtIn: number[] = []
    let turns = 0
    const count = (): void => {
      turns++
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    const addresses = Array.from({ length: 300 }, (_, nth) => `/?x=${nth}`)
    await Promise.all(addresses.map((address) => documentOf({}, address, async () => String(builtIn.push(turns)))))
    clearImmediate(counting)
    const most = Math.max(
      ...Array.from({ length: turns + 1 }, (_, turn) => builtIn.filter((one) => one === turn).length),
    )
    expect([builtIn.length, most]).toEqual([300, 2])
  })
})
