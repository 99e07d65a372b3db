import fs from 'node:fs'
import type { LiveComposition } from '../composition/live-composition'
import { remoteAssets } from './remote-assets'

const live = {
  composition: { releases: [{ name: 'mf-a', base: '/remotes/mf-a/', manifest: 'mf-manifest.json', files: {} }] },
  releases: new Map([['mf-a', { folder: '/releases/mf-a' }]]),
  manifests: {
    '/remotes/mf-a/mf-manifest.json': {
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } }],
    },
  },
} as unknown as LiveComposition

describe('remoteAssets', () => {
  it('reads once what a release needs, and again when that failed; the failure used to be kept', async () => {
    const read = jest.spyOn(fs.promises, 'readFile').mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValue('p{}')
    await expect(remoteAssets(live, 'mf-a')).rejects.toThrow('EMFILE')
    for (const assets of [await remoteAssets(live, 'mf-a'), await remoteAssets(live, 'mf-a')]) {
      expect(assets.css).toBe('p{}')
      expect(assets.preload.map(({ href }) => href)).toEqual(['/remotes/mf-a/remoteEntry.js', '/remotes/mf-a/app.js'])
    }
    expect(read).toHaveBeenCalledTimes(2)
  })
})
