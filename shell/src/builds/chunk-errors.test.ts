import { isChunkError } from './chunk-errors'

const named = (name: string): Error => Object.assign(new Error('gone'), { name })

describe('isChunkError', () => {
  it.each<[string, unknown, boolean]>([
    ['of the script loader', named('ChunkLoadError'), true],
    ['of the style loader', Object.assign(new Error('gone'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
    ['by its text', new Error('Loading chunk 214 failed.'), true],
    ['of an import', new TypeError('Failed to fetch dynamically imported module: /x.js'), true],
    ['of a page', new TypeError('x is undefined'), false],
    ['of a call', named('ApiError'), false],
    ['that is none', 'ChunkLoadError', false],
  ])('an error %s', (_, error, is) => {
    expect(isChunkError(error)).toBe(is)
  })
})
