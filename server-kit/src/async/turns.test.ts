import { createTurns } from './turns'

describe('createTurns', () => {
  it('lets 20 of 1,000 go on in each turn of the event loop, in their order', async () => {
    const turn = createTurns(20)
    let turns = 0
    const count = (): void => {
      turns++
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    const went: { caller: number; in: number }[] = []
    await Promise.all(Array.from({ length: 1_000 }, (_, caller) => turn().then(() => went.push({ caller, in: turns }))))
    clearImmediate(counting)
    expect(went.map(({ caller }) => caller)).toEqual(Array.from({ length: 1_000 }, (_, caller) => caller))
    const inTurn = grouped(went)
    expect(Math.max(...inTurn.map(({ length }) => length))).toBe(20)
    expect(inTurn).toHaveLength(50)
  })

  it('lets one that comes alone go on in the next turn, also after a rush', async () => {
    const turn = createTurns(1)
    await Promise.all([turn(), turn(), turn()])
    await expect(turn()).resolves.toBeUndefined()
  })
})

function grouped(went: { in: number }[]): object[][] {
  const turns = new Map<number, object[]>()
  for (const one of went) turns.set(one.in, [...(turns.get(one.in) ?? []), one])
  return [...turns.values()]
}
