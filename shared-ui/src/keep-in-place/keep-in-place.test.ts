import { keepInPlace, onEmptied } from './keep-in-place'

/** A page in which the middle one is kept. */
function aPlace() {
  document.body.innerHTML = '<main><i>1</i><b><span>Seite</span></b><i>3</i></main>'
  return { main: document.querySelector('main')!, kept: document.querySelector('b')! }
}
const observed = (): Promise<void> => Promise.resolve()

describe('keepInPlace', () => {
  it('puts what was taken out back where it was, as it was', async () => {
    const { main, kept } = aPlace()
    const before = main.innerHTML
    keepInPlace(kept)
    kept.remove()
    await observed()
    expect([main.innerHTML, main.children[1]]).toEqual([before, kept])
    main.replaceChildren()
    await observed()
    expect([...main.children]).toEqual([kept])
  })

  it('leaves it where something wraps or moves it within its parent', async () => {
    const { main, kept } = aPlace()
    keepInPlace(kept)
    const wrapper = document.createElement('div')
    kept.replaceWith(wrapper)
    wrapper.append(kept)
    await observed()
    expect(kept.parentElement).toBe(wrapper)
    main.append(kept)
    await observed()
    expect(main.lastElementChild).toBe(kept)
  })

  it('lets its owner remove it', async () => {
    const { kept } = aPlace()
    keepInPlace(kept)()
    kept.remove()
    await observed()
    expect(kept.isConnected).toBe(false)
  })

  it('gives in to what takes it out again and again, or the page would stand still', async () => {
    const { main, kept } = aPlace()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
    keepInPlace(kept)
    let taken = 0
    const other = new MutationObserver(() => {
      if (!kept.isConnected) return
      taken += 1
      kept.remove()
    })
    other.observe(main, { childList: true })
    kept.remove()
    for (let round = 0; round < 100; round += 1) await observed()
    other.disconnect()
    clock.mockRestore()
    expect([kept.isConnected, taken]).toEqual([false, 10])
  })
})

describe('keepInPlace over a long visit', () => {
  // a translator that redrew each page had used the ten up by the eleventh
  it('puts back what is taken out now and then for as long as the page lives', async () => {
    const { kept } = aPlace()
    let now = 0
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now)
    const end = keepInPlace(kept)
    for (let time = 0; time < 100; time += 1) {
      now += 101
      kept.remove()
      await observed()
      expect([time, kept.isConnected]).toEqual([time, true])
    }
    end()
    clock.mockRestore()
  })
})

describe('onEmptied', () => {
  it('tells when the last element has gone, not when one has taken its place', async () => {
    const { kept } = aPlace()
    const listener = jest.fn()
    const end = onEmptied(kept, listener)
    kept.replaceChildren(document.createElement('p'))
    await observed()
    expect(listener).not.toHaveBeenCalled()
    kept.innerHTML = ''
    await observed()
    expect(listener).toHaveBeenCalledTimes(1)
    end()
    kept.append(document.createElement('p'))
    kept.replaceChildren()
    await observed()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
