import { setTimeout as wait } from 'node:timers/promises'
import { createPoller } from './poller'

/** However long that takes on a busy machine. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5)
}

describe('createPoller', () => {
  const onError = (error: unknown): void => {
    throw error
  }

  it('does one round after the other, each so long after the last as that has said', async () => {
    const at: number[] = []
    let running = 0
    const poller = createPoller({
      async round() {
        expect((running += 1)).toBe(1)
        at.push(performance.now())
        await wait(20)
        running -= 1
        return 30
      },
      onError,
      pauseMs: 10,
      stopMs: 1_000,
    })
    poller.start()
    await until(() => at.length >= 3)
    await poller.stop()
    const pauses = at.slice(1).map((time, nth) => time - at[nth]!)
    expect(Math.min(...pauses)).toBeGreaterThan(45)
  })

  it('begins when what has to come before is done, and not at all once it is stopped', async () => {
    const done: string[] = []
    const options = (name: string) => ({
      before: () => wait(20).then(() => done.push(`before ${name}`)),
      round: async () => (done.push(name), 10_000),
      onError,
      pauseMs: 10,
      stopMs: 1_000,
    })
    const [one, other] = [createPoller(options('one')), createPoller(options('other'))]
    one.start()
    other.start()
    await other.stop()
    await until(() => done.length >= 3)
    expect(done.toSorted()).toEqual(['before one', 'before other', 'one'])
    await one.stop()
    expect([one.stopped.aborted, done.length]).toEqual([true, 3])
  })

  it('waits for a round and what goes on behind it when it stops, but not for ever', async () => {
    let ended = ''
    let begun = false
    const patient = createPoller({
      round: () => ((begun = true), wait(30).then(() => ((ended += 'round '), 0))),
      behind: () => wait(30).then(() => (ended += 'behind')),
      onError,
      pauseMs: 10,
      stopMs: 1_000,
    })
    patient.start()
    await until(() => begun)
    await patient.stop()
    expect(ended).toMatch(/^(round )+behind$/)
    let isStuck = false
    const stuck = createPoller({
      round: () => ((isStuck = true), new Promise<number>(() => {})),
      onError,
      pauseMs: 10,
      stopMs: 50,
    })
    stuck.start()
    await until(() => isStuck)
    await expect(stuck.stop()).resolves.toBeUndefined()
  })

  // one failure was an unhandled rejection, and the end of all rounds
  it('tells what failed and goes on after a pause', async () => {
    const heard: string[] = []
    let rounds = 0
    const poller = createPoller({
      before: () => Promise.reject(new Error('before')),
      async round() {
        rounds += 1
        if (rounds === 1) throw new Error('round')
        return 10_000
      },
      onError: (error) => void heard.push((error as Error).message),
      pauseMs: 10,
      stopMs: 1_000,
    })
    poller.start()
    await until(() => rounds >= 2)
    expect([heard, rounds]).toEqual([['before', 'round'], 2])
    await poller.stop()
  })
})
