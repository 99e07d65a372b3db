import fs from 'node:fs'
import type { LiveComposition } from '../composition/live-composition'
import { remoteAssets } from './remote-assets'

const live = {
  composition: { releases: [{ name: 'mf-a', base: '/remotes/mf-a/' }] },
  releases: new Map([
    [
      'mf-a',
      {
        folder: '/releases/mf-a',
        entry: 'entry.js',
        chunks: {
          app: { js: ['app.js'], css: [] },
          'page-home': { js: ['shared.js', 'home.js'], css: ['home.css'] },
        },
        files: {
          'entry.js': 'sha384-entry',
          'app.js': 'sha384-app',
          'shared.js': 'sha384-shared',
          'home.js': 'sha384-home',
          'home.css': 'sha384-css',
        },
      },
    ],
  ]),
} as unknown as LiveComposition

describe('remoteAssets', () => {
  it('reads once what a page needs, and again when that failed; the failure used to be kept', async () => {
    const read = jest.spyOn(fs.promises, 'readFile').mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValue('p{}')
    await expect(remoteAssets(live, 'mf-a', 'home')).rejects.toThrow('EMFILE')
    for (const assets of [await remoteAssets(live, 'mf-a', 'home'), await remoteAssets(live, 'mf-a', 'home')]) {
      expect(assets).toEqual({
        preload: [
          { href: '/remotes/mf-a/entry.js', integrity: 'sha384-entry' },
          { href: '/remotes/mf-a/app.js', integrity: 'sha384-app' },
          { href: '/remotes/mf-a/shared.js', integrity: 'sha384-shared' },
          { href: '/remotes/mf-a/home.js', integrity: 'sha384-home' },
        ],
        sheets: [
          {
            href: '/remotes/mf-a/home.css',
            integrity: 'sha384-css',
            css: 'p{}',
            parts: [{ selector: 'p', declarations: [], needs: [['p']] }],
          },
        ],
      })
    }
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('names entry and app for a page that has no files of its own', async () => {
    const { preload, sheets } = await remoteAssets(live, 'mf-a', 'other')
    expect([preload.map(({ href }) => href), sheets]).toEqual([['/remotes/mf-a/entry.js', '/remotes/mf-a/app.js'], []])
  })
})
