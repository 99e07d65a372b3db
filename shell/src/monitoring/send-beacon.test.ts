import { sendBeacon } from './send-beacon'

const give = (value: unknown): void => {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value })
}
afterEach(() => give(undefined))

describe('sendBeacon', () => {
  it('sends its body as JSON', async () => {
    const send = jest.fn((_path: string, _body: Blob) => true)
    give(send)
    sendBeacon('/vitals', { route: '/' })
    const [path, body] = send.mock.calls[0] ?? []
    expect([path, body?.type]).toEqual(['/vitals', 'application/json'])
  })

  // a failure that couldn't be told took the panel's place
  it.each([
    ['has no beacons', undefined],
    [
      'refuses them',
      () => {
        throw new TypeError('refused')
      },
    ],
  ])('says nothing where the browser %s', (_name, value) => {
    give(value)
    expect(() => sendBeacon('/vitals', {})).not.toThrow()
  })
})
