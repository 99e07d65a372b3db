import { onceTrue } from './once-true'

describe('onceTrue', () => {
  // an orchestrator used to have no way to tell a server that can't begin from one behind which something is away
  it('asks until the answer was yes, and never again', async () => {
    const answers = [false, false, true, false]
    const hasBegun = onceTrue(async () => answers.shift() ?? false)
    const heard: boolean[] = []
    for (let nth = 0; nth < 5; nth += 1) heard.push(await hasBegun())
    expect(heard).toEqual([false, false, true, true, true])
    expect(answers).toEqual([false])
  })
})
