import { checkLockedPackages, newerVersions, unsafePackages } from './known-holes.mjs'

const HOLES = { sharp: [{ unsafe: '<0.35.4', advisory: 'GHSA-rgj7-g3m4-5g8c' }] }

describe('unsafePackages', () => {
  it.each([
    ['a package with a hole', 'node_modules/sharp', '0.34.5', ['sharp 0.34.5 (GHSA-rgj7-g3m4-5g8c)']],
    ['one inside another', 'node_modules/ipx/node_modules/sharp', '0.35.3', ['sharp 0.35.3 (GHSA-rgj7-g3m4-5g8c)']],
    [
      'a release candidate of the mended one',
      'node_modules/sharp',
      '0.35.4-rc.1',
      ['sharp 0.35.4-rc.1 (GHSA-rgj7-g3m4-5g8c)'],
    ],
    ['the mended one', 'node_modules/sharp', '0.35.4', []],
    ['a package of another name', 'node_modules/sharp-cli', '0.1.0', []],
    ['one without advisories', 'node_modules/constructor', '1.0.0', []],
  ])('judges %s', (_, place, version, expected) => {
    expect(unsafePackages({ [place]: { version } }, HOLES)).toEqual(expected)
  })

  it('leaves out our own workspaces', () => {
    expect(
      unsafePackages({ '': {}, 'shop-api': { version: '1.0.0' }, 'node_modules/@nimbus/shop-api': {} }, HOLES),
    ).toEqual([])
  })
})

describe('checkLockedPackages', () => {
  it('finds no known hole in what is installed', () => {
    expect(checkLockedPackages()).toEqual([])
  })
})

describe('newerVersions', () => {
  it.each([
    [
      'a newer version',
      '{"fastify": {"current": "5.12.8", "wanted": "5.12.8", "latest": "5.13.0"}}',
      ['fastify 5.12.8 → 5.13.0'],
    ],
    ['nothing newer', '{}', []],
    ['a package that no registry has', '{"a": {"current": "1.0.0"}}', []],
    ['no registry', '', []],
    ['an error', '<html>', []],
  ])('reads %s', (_, output, expected) => {
    expect(newerVersions(output)).toEqual(expected)
  })
})
