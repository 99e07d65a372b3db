import { aCustomerForm } from '@nimbus/shared-contracts/testing'
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
    ['a module that never comes', '/validators/abc.js', anImport(9).importModule],
    ['a module of another shape', '/validators/abc.js', async () => ({ default: 1 })],
    ['a form that names none', undefined, anImport(0).importModule],
  ])('fails for %s', async (_what, validator, importModule) => {
    expect(await loadValidator('/api', { ...form, validator }, importModule)).toMatchObject({
      ok: false,
      error: { message: "form-schemas: the validator of CUSTOMER can't be loaded" },
    })
  })
})
