import { onBackOrForward } from './back-or-forward'

describe('onBackOrForward', () => {
  const target = new EventTarget()
  const announce = (mark: object) => target.dispatchEvent(Object.assign(new Event('popstate'), mark))

  it('hears the browser, but not what single-spa announces; that used to pass for the visitor going back', () => {
    const listener = jest.fn()
    const end = onBackOrForward(listener, target)
    announce({ singleSpa: true, singleSpaTrigger: 'pushState' })
    expect(listener).not.toHaveBeenCalled()
    announce({})
    expect(listener).toHaveBeenCalledTimes(1)
    end()
    announce({})
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
