import { createWorkQueue, QueueFullError } from './work-queue'

/** A task that ends when it is told to. */
function aTask() {
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const run = jest.fn(() => ended)
  return { run, end }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('createWorkQueue', () => {
  it('runs no more tasks at a time than it has slots, and the others in their order', async () => {
    const queue = createWorkQueue(2)
    const tasks = [aTask(), aTask(), aTask(), aTask()]
    const all = tasks.map(({ run }) => queue(run))
    await settled()
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0])
    tasks[1]?.end()
    await settled()
    expect(tasks.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0])
    tasks.forEach(({ end }) => end())
    await Promise.all(all)
    expect(tasks[3]?.run).toHaveBeenCalledTimes(1)
  })

  it('goes on after a task that failed', async () => {
    const queue = createWorkQueue(1)
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue(async () => 'next')).toBe('next')
  })

  it('refuses when too many wait', async () => {
    const queue = createWorkQueue(1, 1)
    const [first, second] = [aTask(), aTask()]
    const both = [queue(first.run), queue(second.run)]
    await expect(queue(async () => 'third')).rejects.toThrow(QueueFullError)
    first.end()
    second.end()
    await Promise.all(both)
  })
})
