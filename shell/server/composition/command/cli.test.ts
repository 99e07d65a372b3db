const before = process.argv
afterEach(() => {
  process.argv = before
  process.exitCode = undefined
  jest.restoreAllMocks()
})

/** What the command writes and how it ends. */
async function release(...parameters: string[]): Promise<{ out: string; err: string; code: unknown }> {
  const written = { out: '', err: '' }
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => ((written.out += String(text)), true))
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((written.err += String(text)), true))
  process.argv = ['node', 'release', ...parameters]
  await jest.isolateModulesAsync(async () => void (await import('./cli')))
  await new Promise(setImmediate)
  const code = process.exitCode
  return { ...written, code }
}

describe('npm run release', () => {
  it.each(['--help', '-h'])('says with %s how it is called', async (flag) => {
    const { out, err, code } = await release(flag)
    expect(out).toMatch(/^Usage: npm run release -- <command>/)
    expect([err, code]).toEqual(['', undefined])
  })

  it.each([
    [[], /^Usage: npm run release --/],
    [['pin', 'mf-cart', '../1'], /^\.\.\/1: is no version$/m],
    [['canary', 'mf-cart', '--share', '0'], /^--share is a whole number of percent, 1 to 100: /],
  ])('tells of a mistake as %j without a stack', async (parameters, reason) => {
    const { out, err, code } = await release(...parameters)
    expect(err).toMatch(reason)
    expect(err).not.toMatch(/^ +at /m)
    expect([out, code]).toEqual(['', 1])
  })
})
