import { tellFailures } from './tell-failures'

const releases = [
  { name: 'mf-a', version: '1.0.0' },
  { name: 'mf-b', version: '2.0.0' },
]

describe('tellFailures', () => {
  it('tells once of each release that fails, and of none that is not there', () => {
    const send = jest.fn()
    const tell = tellFailures(releases, send)
    for (const remote of ['mf-b', 'mf-a', 'mf-b', 'mf-c']) tell(remote)
    expect(send.mock.calls).toEqual([[{ remote: 'mf-b', version: '2.0.0' }], [{ remote: 'mf-a', version: '1.0.0' }]])
  })
})
