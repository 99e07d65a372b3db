/** What the loaders of scripts and styles throw when a file of a build is gone, by name or by the browser's own words. */
const NAMES = new Set(['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'])
const TEXTS = /Loading (CSS )?chunk \S+ failed|dynamically imported module/

/** True for a file of the running build that could not be loaded. isChunkError(new Error('Loading chunk 7 failed.')) → true */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return NAMES.has(error.name) || (typeof code === 'string' && NAMES.has(code)) || TEXTS.test(error.message)
}
