import { setImmediate } from 'node:timers/promises'

/** Each runs as it is loaded. */
const CLIS = {
  orders: async () => void (await import('../../aftersales/order-status/cli')),
  'personal-data': async () => void (await import('../../aftersales/personal-data/cli')),
  catalogue: async () => void (await import('../../catalogue-command')),
  backup: async () => void (await import('../../backup-command')),
}

const ownParameters = process.argv
afterEach(() => {
  process.argv = ownParameters
  process.exitCode = undefined
  jest.restoreAllMocks()
})

/** What a command writes and how it ends. */
async function run(
  name: keyof typeof CLIS,
  parameters: string[],
): Promise<{ out: string; err: string; code: unknown }> {
  const written = { out: '', err: '' }
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => ((written.out += String(text)), true))
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((written.err += String(text)), true))
  process.argv = ['node', name, ...parameters]
  await jest.isolateModulesAsync(CLIS[name])
  await setImmediate()
  const code = process.exitCode
  return { ...written, code }
}

describe('a command of the operator', () => {
  it.each(['orders', 'personal-data', 'catalogue', 'backup'] as const)(
    '%s says with --help how it is called',
    async (name) => {
      for (const flag of ['--help', '-h']) {
        const { out, err, code } = await run(name, [flag])
        expect(out).toMatch(new RegExp(`^Usage: npm run ${name} -- [^]*--help`))
        expect([err, code]).toEqual(['', undefined])
      }
    },
  )

  it.each(['2026-02-31T00:00:00+01:00', 'morgen', '2026-12-01T25:00:00Z'])(
    'catalogue goes live at no %s',
    async (at) => {
      const { err, code } = await run('catalogue', ['apply', '--at', at])
      expect([err, code]).toEqual([`--at is not an ISO 8601 instant: "${at}"\n`, 1])
    },
  )

  it.each(['orders', 'personal-data', 'catalogue', 'backup'] as const)(
    '%s without a word is a mistake',
    async (name) => {
      const { out, err, code } = await run(name, [])
      expect(err).toMatch(new RegExp(`^Usage: npm run ${name} -- `))
      expect([out, code]).toEqual(['', 1])
    },
  )
})
