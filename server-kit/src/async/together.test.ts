import { setTimeout as wait } from 'node:timers/promises'
import { together } from './together'

describe('together', () => {
  it('runs all at once, until the last has ended', async () => {
    const said: string[] = []
    const task = (ms: number) => async () => {
      said.push(`begins ${ms}`)
      await wait(ms)
      said.push(`ends ${ms}`)
    }
    await together([task(20), task(1)])
    expect(said).toEqual(['begins 20', 'begins 1', 'ends 1', 'ends 20'])
    await expect(together([])).resolves.toBeUndefined()
  })

  // a killer that failed left customers behind who waited for its next kill for three hours
  it('ends those that would never end when one fails, and throws what failed first', async () => {
    let going = 0
    const endless = async (failed: AbortSignal): Promise<void> => {
      going += 1
      while (!failed.aborted) await wait(1)
      going -= 1
      throw new Error('a consequence')
    }
    const first = new Error('cannot start')
    await expect(together([endless, () => Promise.reject(first), endless])).rejects.toBe(first)
    expect(going).toBe(0)
  })

  it('is not at a loss where nothing is said of the failure', async () => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as a library may
    await expect(together([() => Promise.reject(undefined)])).rejects.toBeDefined()
  })
})
