import type { PageData } from '../page-data'
import { applyOverride, type OverrideServices } from './apply-override'

const CART = 'mf-cart=http://localhost:3100/remoteEntry.js'

const release = (name: string) => ({
  name,
  version: '1.0.0',
  requires: { contract: '1.2', federation: '2.9.3', react: '19.3.1' },
  base: `/remotes/${name}/1.0.0/`,
  container: 'c',
  entry: 'entry.js',
  integrity: 'sha384-x',
  pages: [],
  exposes: ['app'],
})

const data = (owner: string): PageData => ({
  composition: { build_id: 'b', releases: [release('mf-cart'), release('mf-legal')] },
  visit: { owner, page: 'p', path: '/', params: {}, query: {}, layout: 'default', head: {}, status: 200, payload: {} },
  rendered: true,
  apiBase: '/api',
})

/** A tab at an address, which remembers something. */
function aTab(search: string, kept?: string, { allowed = true } = {}) {
  const content = new Map(kept === undefined ? [] : [['nimbus-override', kept]])
  const replace = jest.fn()
  const services: OverrideServices = {
    address: { href: `http://shop.example/warenkorb${search}`, replace },
    storage: {
      getItem: (key) => content.get(key) ?? null,
      setItem: (key, value) => void content.set(key, value),
      removeItem: (key) => void content.delete(key),
    },
    allowed: async () => allowed,
  }
  return { services, content, replace }
}

const asking = (text: string): string => `?mf-override=${encodeURIComponent(text)}`
const notice = () => document.querySelector('[role="status"]')

afterEach(() => document.body.replaceChildren())

describe('applyOverride', () => {
  it('loads the named remote from there, renders its page in the browser, remembers it and says so', async () => {
    const { services, content } = aTab(asking(CART))
    const { composition, visit, rendered } = await applyOverride(data('mf-cart'), services)
    expect(composition.releases).toEqual([
      {
        ...release('mf-cart'),
        version: 'dev',
        base: 'http://localhost:3100/',
        entry: 'http://localhost:3100/remoteEntry.js',
        container: 'mf_cart_dev',
        integrity: '',
      },
      release('mf-legal'),
    ])
    expect([visit.payload, rendered]).toEqual([undefined, false])
    expect(content.get('nimbus-override')).toBe(CART)
    expect(notice()).toHaveTextContent('mf-cart kommt von http://localhost:3100, nicht aus diesem Shop.')
  })

  it('leaves the page of another remote as the server rendered it', async () => {
    const { visit, rendered } = await applyOverride(data('mf-legal'), aTab(asking(CART)).services)
    expect([visit.payload, rendered]).toEqual([{}, true])
  })

  it('is taken back by its button', async () => {
    const { services, content, replace } = aTab(`${asking(CART)}&a=1`)
    await applyOverride(data('mf-cart'), services)
    notice()?.querySelector('button')?.click()
    expect(content.size).toBe(0)
    expect(replace).toHaveBeenCalledWith('http://shop.example/warenkorb?a=1')
  })

  it('is taken back on the page that is shown by then; it used to go back to the first one', async () => {
    const { services, replace } = aTab(asking(CART))
    await applyOverride(data('mf-cart'), services)
    services.address.href = 'http://shop.example/impressum'
    notice()?.querySelector('button')?.click()
    expect(replace).toHaveBeenCalledWith('http://shop.example/impressum')
  })

  it('loads the page with the parameter when only the tab remembers it', async () => {
    const { services, replace } = aTab('', CART)
    const leaving = applyOverride(data('mf-cart'), services)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(replace).toHaveBeenCalledWith(`http://shop.example/warenkorb${asking(CART)}`)
    await expect(Promise.race([leaving, Promise.resolve('still leaving')])).resolves.toBe('still leaving')
  })

  it.each([
    ['another origin', 'mf-cart=https://evil.example/a.js', true, 'nur vom eigenen Rechner'],
    ['a shop that allows none', CART, false, 'lädt keine Anwendung von anderswo'],
    ['nonsense', 'mf-cart', true, 'nur vom eigenen Rechner'],
  ])('is refused for %s, which is said and not remembered', async (_, text, allowed, said) => {
    expectConsole('error', /the override ".+" is refused/)
    const { services, content } = aTab(asking(text), CART, { allowed })
    const before = data('mf-cart')
    expect(await applyOverride(before, services)).toBe(before)
    expect(content.size).toBe(0)
    expect(notice()).toHaveTextContent(said)
    expect(notice()?.querySelector('button')).toBeNull()
  })
})
