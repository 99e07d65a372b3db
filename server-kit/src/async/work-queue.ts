export interface WorkQueueOptions {
  /** Tasks at the same time; all but one may be large, so that a small one never waits for large ones only. */
  slots: number
  /** Tasks that wait are few bytes each; more than these are an attack or a shop far too slow. */
  maxWaiting?: number
  /** The same for tasks of one client: more than a page has pictures. */
  maxWaitingOfClient?: number
  /** How long a task waits before it is refused, in milliseconds. */
  patience?: number
}

export interface Task<Answer> {
  run: () => Promise<Answer>
  /** Who asked: while others wait, nobody has more than a fair share of the slots. */
  client: string
  /** Small tasks are done soon. */
  small: boolean
  /** Aborted when nobody wants the answer any longer. */
  signal?: AbortSignal
}

interface Waiting extends Pick<Task<unknown>, 'client' | 'small'> {
  begin: () => void
}

/** A task that was not begun: too many wait, it waited for too long, or nobody wants it any longer. */
export class TaskRefusedError extends Error {
  override readonly name = 'TaskRefusedError'
}

/**
 * Runs tasks side by side. The next one is of the client with the fewest that run, and of these the one that came
 * first. Rejects with a TaskRefusedError.
 */
export function createWorkQueue(options: WorkQueueOptions) {
  const { slots, maxWaiting = 500, maxWaitingOfClient = 100, patience = 10_000 } = options
  const waiting = new Set<Waiting>()
  const running = new Set<Waiting>()

  const runningOf = (client: string): number => [...running].filter((task) => task.client === client).length
  const mayBegin = (small: boolean): boolean =>
    running.size < slots && (small || [...running].filter((task) => !task.small).length < Math.max(1, slots - 1))

  function beginNext(): void {
    const next = [...waiting]
      .filter(({ small }) => mayBegin(small))
      .reduce<Waiting | undefined>(
        (best, task) => (best && runningOf(best.client) <= runningOf(task.client) ? best : task),
        undefined,
      )
    if (!next) return
    waiting.delete(next)
    running.add(next)
    next.begin()
    beginNext()
  }

  function refuseWhenFull(client: string): void {
    const own = [...waiting].filter((task) => task.client === client).length
    if (waiting.size >= maxWaiting || own >= maxWaitingOfClient) throw new TaskRefusedError('too many tasks wait')
  }

  /** Resolves when it is the task's turn. */
  function turnOf({ client, small, signal }: Omit<Task<unknown>, 'run'>): Promise<Waiting> {
    return new Promise((resolve, reject) => {
      const task: Waiting = { client, small, begin: () => (settle(), resolve(task)) }
      const refuse = (why: string) => (): void => {
        settle()
        waiting.delete(task)
        reject(new TaskRefusedError(why))
      }
      const unwanted = refuse('nobody wants the task any longer')
      const timer = setTimeout(refuse(`the task waited for ${patience} ms`), patience)
      const settle = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', unwanted)
      }
      if (signal?.aborted) return unwanted()
      signal?.addEventListener('abort', unwanted)
      waiting.add(task)
      beginNext()
    })
  }

  return async function run<Answer>({ run: work, ...task }: Task<Answer>): Promise<Answer> {
    refuseWhenFull(task.client)
    const begun = await turnOf(task)
    try {
      return await work()
    } finally {
      running.delete(begun)
      beginNext()
    }
  }
}
