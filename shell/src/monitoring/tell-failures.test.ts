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

  // each visitor with a translator used to count against the release and its canary
  it('tells nothing of a page that a translator rewrote, and again once it is as it was', () => {
    const send = jest.fn()
    const tell = tellFailures(releases, send)
    document.body.innerHTML = '<p><font><font>Choose</font></font></p>'
    tell('mf-a')
    document.body.innerHTML = '<p>Auswählen</p>'
    tell('mf-a')
    expect(send.mock.calls).toEqual([[{ remote: 'mf-a', version: '1.0.0' }]])
  })
})
