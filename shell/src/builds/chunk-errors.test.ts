import { isChunkError } from './chunk-errors'

const OWN = `at Object.css (${location.origin}/remotes/mf-cart/1.0.0-a/remoteEntry.7.js:2:21718)`

const error = (rest: object): Error => Object.assign(new Error('Loading chunk 7 failed.'), { stack: OWN }, rest)

describe('isChunkError', () => {
  it.each<[string, unknown, boolean]>([
    ["of a remote's loader", error({ name: 'ChunkLoadError' }), true],
    ['of the style loader', error({ code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    [
      "of the shell's loader",
      error({ name: 'ChunkLoadError', stack: `f@${location.origin}/shell/main.1.js:1:2` }),
      true,
    ],
    // each reloaded the shop, and used up the one reload that a lost file of ours has
    ['of an extension', error({ name: 'ChunkLoadError', stack: 'at r.e (chrome-extension://abc/a.js:1:2)' }), false],
    ['of a script in the page', error({ name: 'ChunkLoadError', stack: `at ${location.origin}/agb:1:2` }), false],
    ['of another shop', error({ name: 'ChunkLoadError', stack: 'at https://b.example/remotes/a/1/a.js:1:2' }), false],
    ['without a stack', error({ name: 'ChunkLoadError', stack: undefined }), false],
    ['of a page', error({ name: 'TypeError' }), false],
    ['that is none', 'ChunkLoadError', false],
  ])('an error %s', (_, thrown, is) => {
    expect(isChunkError(thrown)).toBe(is)
  })
})
