import { missingRemotes, type MissingOptions } from './missing-remotes'

const missing = (over: Partial<MissingOptions>): string[] =>
  missingRemotes({
    listed: ['mf-b', 'mf-a'],
    has: () => false,
    isRefused: () => true,
    isExpected: () => true,
    before: [],
    ...over,
  })

describe('missingRemotes', () => {
  it.each<[string, Partial<MissingOptions>, string[]]>([
    ['all that are refused', {}, ['mf-a', 'mf-b']],
    ['none that has a release', { has: (name) => name === 'mf-a' }, ['mf-b']],
    ['none that is on its way', { isRefused: () => false }, []],
    ['one on its way that was missing', { isRefused: () => false, before: ['mf-a'] }, ['mf-a']],
    // a new team's first bad deployment used to end the readiness of every edge that ran
    ['none that a running edge has never had', { isExpected: (name) => name === 'mf-b' }, ['mf-b']],
    ['none that the source lists no more', { listed: ['mf-b'], before: ['mf-a'] }, ['mf-b']],
  ])('has %s', (_, over, names) => {
    expect(missing(over)).toEqual(names)
  })
})
