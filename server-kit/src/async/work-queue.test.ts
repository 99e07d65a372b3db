import { createWorkQueue, TaskRefusedError, type Task } from './work-queue'

/** A task that ends when it is told to. */
function aTask(over: Partial<Task<void>> = {}) {
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { client: 'a', small: false, ...over, run: jest.fn(() => ended), end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const begun = (tasks: { run: jest.Mock }[]) => tasks.map(({ run }) => run.mock.calls.length)

describe('createWorkQueue', () => {
  it('runs no more tasks at a time than it has slots, and those of a client in their order', async () => {
    const queue = createWorkQueue({ slots: 2 })
    const tasks = [1, 2, 3, 4].map(() => aTask({ small: true }))
    const all = tasks.map(queue)
    await settled()
    expect(begun(tasks)).toEqual([1, 1, 0, 0])
    tasks[1]?.end()
    await settled()
    expect(begun(tasks)).toEqual([1, 1, 1, 0])
    tasks.forEach(({ end }) => end())
    await Promise.all(all)
    expect(begun(tasks)).toEqual([1, 1, 1, 1])
  })

  it('keeps a slot for small tasks, however many large ones there are', async () => {
    const queue = createWorkQueue({ slots: 3 })
    const large = [1, 2, 3, 4].map(() => aTask())
    const all = large.map(queue)
    const small = [aTask({ small: true }), aTask({ small: true })]
    all.push(...small.map(queue))
    await settled()
    expect([begun(large), begun(small)]).toEqual([
      [1, 1, 0, 0],
      [1, 0],
    ])
    small[0]?.end()
    await settled()
    expect(begun(small)).toEqual([1, 1])
    for (const { end } of [...large, ...small]) end()
    await Promise.all(all)
  })

  it('takes turns between clients; the one that came first used to have all slots until it was done', async () => {
    const queue = createWorkQueue({ slots: 2 })
    const many = [1, 2, 3, 4].map(() => aTask({ small: true }))
    const other = aTask({ client: 'b', small: true })
    const all = [...many.map(queue), queue(other)]
    many[0]?.end()
    await settled()
    expect([begun(many), begun([other])]).toEqual([[1, 1, 0, 0], [1]])
    for (const { end } of [...many, other]) end()
    await Promise.all(all)
  })

  it('goes on after a task that failed', async () => {
    const queue = createWorkQueue({ slots: 1 })
    const failing = { client: 'a', small: true, run: () => Promise.reject(new Error('no')) }
    await expect(queue(failing)).rejects.toThrow('no')
    expect(await queue({ ...failing, run: async () => 'next' })).toBe('next')
  })

  it.each([
    ['of all', { maxWaiting: 1 }, 'b'],
    ['of one client', { maxWaitingOfClient: 1 }, 'a'],
  ])('refuses when too many %s wait', async (_, limit, client) => {
    const queue = createWorkQueue({ slots: 1, ...limit })
    const [first, second] = [aTask({ small: true }), aTask({ small: true })]
    const both = [queue(first), queue(second)]
    await expect(queue(aTask({ client, small: true }))).rejects.toThrow(TaskRefusedError)
    first.end()
    second.end()
    await Promise.all(both)
  })

  it('lets another client wait when one has its share of waiting tasks', async () => {
    const queue = createWorkQueue({ slots: 1, maxWaitingOfClient: 1 })
    const tasks = [aTask({ small: true }), aTask({ small: true }), aTask({ client: 'b', small: true })]
    const all = tasks.map(queue)
    tasks.forEach(({ end }) => end())
    await expect(Promise.all(all)).resolves.toHaveLength(3)
  })

  it('refuses what has waited for too long', async () => {
    const queue = createWorkQueue({ slots: 1, patience: 20 })
    const [first, second] = [aTask({ small: true }), aTask({ small: true })]
    const running = queue(first)
    await expect(queue(second)).rejects.toThrow('waited for 20 ms')
    first.end()
    await running
    expect(second.run).not.toHaveBeenCalled()
  })

  it('drops what nobody wants any longer', async () => {
    const queue = createWorkQueue({ slots: 1 })
    const gone = new AbortController()
    const [first, second] = [aTask({ small: true }), aTask({ small: true, signal: gone.signal })]
    const running = queue(first)
    const dropped = queue(second)
    gone.abort()
    await expect(dropped).rejects.toThrow(TaskRefusedError)
    first.end()
    await running
    await expect(queue(second)).rejects.toThrow('nobody wants')
    expect(second.run).not.toHaveBeenCalled()
  })
})
