import * as v from 'valibot'
import { CONTRACT_VERSION, contractVersionSchema, incompatibility, releaseSchema } from './release'

const shell = { contract: '1.2', federation: '2.9.3', react: '19.3.1' }

describe('incompatibility', () => {
  it.each([
    ['the same', {}],
    ['an older minor contract', { contract: '1.0' }],
    ['another patch of the federation runtime', { federation: '2.9.9' }],
    ['another minor React', { react: '19.0.0' }],
  ])('has nothing against %s', (_, over) => {
    expect(incompatibility({ ...shell, ...over }, shell)).toBeUndefined()
  })

  it.each([
    [{ contract: '1.3' }, 'needs contract 1.3, the shell has 1.2'],
    [{ contract: '2.0' }, 'needs contract 2.0, the shell has 1.2'],
    [{ contract: '0.9' }, 'needs contract 0.9, the shell has 1.2'],
    [{ contract: '1.10' }, 'needs contract 1.10, the shell has 1.2'],
    [{ federation: '2.8.0' }, 'was built against federation runtime 2.8.0, the shell runs 2.9.3'],
    [{ federation: '3.9.3' }, 'was built against federation runtime 3.9.3, the shell runs 2.9.3'],
    [{ react: '18.3.1' }, 'was built against React 18.3.1, the shell runs 19.3.1'],
  ])('%j → %s', (over, reason) => {
    expect(incompatibility({ ...shell, ...over }, shell)).toBe(reason)
  })
})

describe('contractVersionSchema', () => {
  it('takes the version that we have', () => {
    expect(v.is(contractVersionSchema, { ...shell, contract: CONTRACT_VERSION })).toBe(true)
    expect(v.is(contractVersionSchema, { ...shell, contract: '1.0.0' })).toBe(false)
  })
})

describe('releaseSchema', () => {
  const release = {
    name: 'mf-cart',
    version: '1.4.2-abc',
    requires: shell,
    container: 'mf_cart_1_4_2',
    entry: 'a.js',
    server: 'server.cjs',
    pages: [{ id: 'cart', path: '/warenkorb', layout: 'order' }],
    exposes: ['app', 'widgets'],
    chunks: { 'page-cart': { js: ['b.js'], css: [] } },
    files: { 'a.js': 'sha384-x' },
  }

  it('takes a release', () => {
    expect(v.parse(releaseSchema, release)).toEqual(release)
  })

  it.each([
    { name: 'cart' },
    { name: 'mf-../shell' },
    { version: '../1' },
    { container: 'mf-cart' },
    { pages: [{ id: 'cart', path: 'warenkorb', layout: 'order' }] },
    { pages: [{ id: 'cart', path: '/warenkorb', layout: 'cart' }] },
    { pages: [{ id: 'cart', path: '/warenkorb', layout: 'order', guard: 'unknown' }] },
  ])('refuses %j', (over) => {
    expect(v.is(releaseSchema, { ...release, ...over })).toBe(false)
  })
})
