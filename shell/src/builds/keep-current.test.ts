import { keepCurrent, type KeepCurrent } from './keep-current'

jest.mock('./latest-build', () => ({ latestBuild: async () => undefined }))

/** As the loader of scripts throws it for a file of the shell. */
function lostFile(): Error {
  const error = new Error('Loading chunk 1 failed')
  error.name = 'ChunkLoadError'
  error.stack = `ChunkLoadError: Loading chunk 1 failed\n    at ${location.origin}/shell/1/main.js:1:1`
  return error
}

describe('keepCurrent, when a file of the build is lost', () => {
  const reload = jest.fn()
  let online: boolean
  let builds: KeepCurrent
  beforeEach(() => {
    jest.useFakeTimers()
    reload.mockReset()
    sessionStorage.clear()
    document.body.replaceChildren()
    online = true
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
    builds = keepCurrent({ own: 'build-1', reload, leave: () => {}, hint: () => {} })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const comesBack = (): void => {
    online = true
    window.dispatchEvent(new Event('online'))
    jest.advanceTimersByTime(1_000)
  }

  it('reloads at once, and a second time never', () => {
    expect(builds.reloads(lostFile())).toBe(true)
    expect(builds.reloads(lostFile())).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves other errors alone', () => {
    expect(builds.reloads(new Error('Loading chunk 1 failed'))).toBe(false)
    comesBack()
    expect(reload).not.toHaveBeenCalled()
  })

  // a reload without a connection is the browser's page in place of the shop
  it('waits for the connection', () => {
    online = false
    expect(builds.reloads(lostFile())).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    comesBack()
    expect(reload).toHaveBeenCalledTimes(1)
    comesBack()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('waits for the call that is on its way', async () => {
    let answer = (): void => {}
    const call = builds.count(new Promise<void>((resolve) => (answer = resolve)))
    expect(builds.reloads(lostFile())).toBe(false)
    answer()
    await call
    // one call of an order follows another
    const second = builds.count(new Promise<void>((resolve) => (answer = resolve)))
    jest.advanceTimersByTime(5_000)
    expect(reload).not.toHaveBeenCalled()
    answer()
    await second
    jest.advanceTimersByTime(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('waits for somebody to look at the page again', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    online = false
    builds.reloads(lostFile())
    comesBack()
    expect(reload).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    jest.advanceTimersByTime(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('lets it be once another page is shown, a dialog is open or something is typed', () => {
    online = false
    builds.reloads(lostFile())
    builds.addressChanged()
    comesBack()
    online = false
    builds.reloads(lostFile())
    document.body.innerHTML = '<div aria-modal="true"></div><form><input /></form>'
    comesBack()
    document.body.querySelector('div')!.remove()
    document.body.querySelector('input')!.value = 'x'
    document.body.querySelector('input')!.dispatchEvent(new InputEvent('input', { bubbles: true }))
    comesBack()
    expect(reload).not.toHaveBeenCalled()
  })

  it('hears of a file that a call has lost, the session’s own ones too', async () => {
    const failing = async () => ({ ok: false, error: { kind: 'network', cause: lostFile() } }) as never
    await builds.counted({ get: failing, post: failing, put: failing }).get('/x', {} as never)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
