import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { aReleaseFolder, aShell } from '../testing/a-release'
import { acceptRelease } from './accept-release'
import { missingExports } from './missing-exports'
import { folderSource } from './release-source'

describe('missingExports', () => {
  it.each<[string, Record<string, string[]> | undefined]>([
    ['a release that does not say what it takes, as before contract 1.2', undefined],
    ['functions of valibot that the shell carries', { valibot: ['object', 'string', 'picklist'] }],
    ['React, which is CommonJS', { react: ['useState', 'version'], 'react-dom/client': ['hydrateRoot'] }],
    ['JSX', { 'react/jsx-runtime': ['jsx', 'jsxs', 'Fragment'] }],
    ['shared packages', { '@nimbus/shared-ui/button': ['Button'], '@nimbus/shared-contracts/cart': ['cartStore'] }],
  ])('has nothing against %s', (_, uses) => {
    expect(missingExports(uses)).toBeUndefined()
  })

  it.each([
    [{ valibot: ['object', 'email', 'url'] }, 'valibot.email, valibot.url'],
    [{ '@nimbus/shared-contracts/cart': ['setGiftCard'] }, '@nimbus/shared-contracts/cart.setGiftCard'],
    [{ lodash: ['map'] }, 'lodash.map'],
  ])('%j → takes %s', (uses, missing) => {
    expect(missingExports(uses)).toBe(`takes ${missing} from the shell, which offers no such export`)
  })

  it('keeps such a release from being accepted', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'nimbus-uses-'))
    const { publish, releases, keys } = aReleaseFolder(folder)
    publish('mf-cart', '1', { release: { uses: { valibot: ['email'] } } })
    const accepting = acceptRelease('mf-cart', '1', {
      source: folderSource(releases, keys),
      mirror: path.join(folder, 'mirror'),
      keyFolder: keys,
      shell: aShell,
    })
    await expect(accepting).rejects.toThrow('mf-cart 1: takes valibot.email from the shell')
    await fs.rm(folder, { recursive: true })
  })
})
