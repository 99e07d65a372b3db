import type { Deployment } from './deployment'
import { confirmed } from './release-source'

describe('confirmed', () => {
  // a container and its successor answer in turn; the shop followed them to and fro
  it.each([
    ['the first answer at once', ['1'], ['1']],
    ['another one once it is heard twice', ['1', '2', '2', '2'], ['1', '1', '2', '2']],
    ['none of two that take turns', ['1', '2', '1', '2', '1'], ['1', '1', '1', '1', '1']],
    ['the new one when the old server is gone', ['1', '2', '1', '2', '2'], ['1', '1', '1', '1', '2']],
  ])('counts %s', async (_, heard, counted) => {
    const answers = heard.map((version): Deployment => ({ version }))
    const ask = confirmed(async () => answers.shift() ?? { version: '' })
    const versions: string[] = []
    while (answers.length > 0) versions.push((await ask('mf-a')).version)
    expect(versions).toEqual(counted)
  })
})
