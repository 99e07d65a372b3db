import { createDatabaseClock } from './database-clock'

const TEN = Date.parse('2026-11-30T10:00:00.000Z')

describe('createDatabaseClock', () => {
  it.each([-300_000, 0, 300_000])('is the clock of the answers, whatever this machine reads (%d ms apart)', (apart) => {
    let at = 1_000 + apart
    const clock = createDatabaseClock(() => at)
    expect(clock.now()).toBeUndefined()
    clock.heard(TEN, at, at + 10)
    at += 5 + 250
    expect(clock.now()).toBe(TEN + 250)
    expect(clock.error()).toBe(5)
  })

  it('believes the quickest answer, and forgets it once it is old', () => {
    const clock = createDatabaseClock(() => 0)
    clock.heard(TEN, 0, 2)
    clock.heard(TEN + 400, 0, 1_000)
    expect(clock.now()).toBe(TEN - 1)
    for (let answer = 0; answer < 20; answer++) clock.heard(TEN + 60_000, 0, 20)
    expect(clock.now()).toBe(TEN + 60_000 - 10)
  })
})
