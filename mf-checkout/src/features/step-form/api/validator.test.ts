import { aCustomerForm } from '../../../testing/form-schemas'
import { loadValidator } from './validator'

const validate = () => true
const form = { ...aCustomerForm(), validator: '/validators/abc.js' }

/** An import that fails so often, and as a browser does, for ever under an address that failed. */
function anImport(failures: number) {
  const asked: string[] = []
  const importModule = async (url: string): Promise<unknown> => {
    const before = asked.includes(url)
    asked.push(url)
    if (before || asked.length <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: validate }
  }
  return { asked, importModule }
}

describe('loadValidator', () => {
  it('imports the module of the scope', async () => {
    const { asked, importModule } = anImport(0)
    expect(await loadValidator('/api', form, importModule)).toEqual({ ok: true, value: validate })
    expect(asked).toEqual(['/api/validators/abc.js'])
  })

  it('tries once more under another address', async () => {
    const { asked, importModule } = anImport(1)
    expect(await loadValidator('/api', form, importModule)).toEqual({ ok: true, value: validate })
    expect(asked[1]).toMatch(/^\/api\/validators\/abc\.js\?attempt=\d+$/)
  })

  it.each([
    ['a module that never comes', anImport(9).importModule],
    ['a module of another shape', async () => ({ default: 1 })],
  ])('reads the schema instead of %s', async (what, importModule) => {
    expectConsole('warn', /the validator of CUSTOMER can't be loaded/)
    const loaded = await loadValidator(
      '/api',
      { ...form, validator: `/validators/${encodeURIComponent(what)}.js` },
      importModule,
    )
    expect(loaded.ok && loaded.value({ customer: {} })).toBe(false)
  })

  it('reads the schema of an API that compiles none', async () => {
    const { asked, importModule } = anImport(0)
    const loaded = await loadValidator('/api', { ...form, validator: undefined }, importModule)
    expect(loaded.ok && loaded.value({ customer: {} })).toBe(false)
    expect(loaded.ok && loaded.value.errors).toContainEqual(
      expect.objectContaining({ keyword: 'required', instancePath: '/customer' }),
    )
    expect(asked).toEqual([])
  })

  it('says once that a module is missing, however often its step is shown', async () => {
    expectConsole('warn', /the validator of CUSTOMER can't be loaded/)
    const warn = jest.spyOn(console, 'warn')
    const missing = { ...form, validator: '/validators/missing.js' }
    for (let visit = 0; visit < 3; visit++) await loadValidator('/api', missing, anImport(9).importModule)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('fails for a schema that leads nowhere', async () => {
    const nowhere = { ...form, validator: undefined, validationSchema: { $ref: 'address.json' } }
    expect(await loadValidator('/api', nowhere, anImport(0).importModule)).toMatchObject({
      ok: false,
      error: { message: 'forms: the reference address.json of a validation schema leads nowhere' },
    })
  })
})
