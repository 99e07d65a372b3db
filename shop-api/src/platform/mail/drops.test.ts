import { createDrops } from './drops'

describe('createDrops', () => {
  const dropped = (times: number) => {
    const drops = createDrops()
    for (let nth = 0; nth < times; nth += 1) {
      drops.failed('poison')
      drops.reached('other')
    }
    drops.failed('poison')
    return drops
  }

  it('takes it to be the mail itself once others were delivered between three failures and the next', () => {
    expect([0, 1, 2, 3, 4].map((times) => dropped(times).isItsOwn('poison'))).toEqual([false, false, false, true, true])
  })

  it('takes it to be the server when another mail fails as well, whatever was before', () => {
    const drops = dropped(3)
    drops.failed('other')
    expect([drops.isAway(), drops.isItsOwn('poison'), drops.failures()]).toEqual([true, false, 2])
  })

  it('holds against no mail that the server was away, however often', () => {
    const drops = createDrops()
    for (let outage = 0; outage < 9; outage += 1) {
      drops.failed('one')
      drops.failed('two')
      drops.reached('two')
    }
    drops.failed('one')
    expect([drops.isAway(), drops.isItsOwn('one')]).toEqual([false, false])
  })

  it.each(['reached', 'forget'] as const)('begins anew with a mail after %s', (call) => {
    const drops = dropped(3)
    drops[call]('poison')
    drops.failed('poison')
    expect(drops.isItsOwn('poison')).toBe(false)
  })

  it('counts failures until a server is reached', () => {
    const drops = createDrops()
    expect([drops.failed('a'), drops.failed('a'), drops.failed('b')]).toEqual([1, 2, 3])
    drops.reached('c')
    expect([drops.failures(), drops.isAway(), drops.failed('a')]).toEqual([0, false, 1])
  })
})
