/** What the loaders of scripts and styles throw when a file of a build is gone. */
const NAMES: ReadonlySet<unknown> = new Set(['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'])

/**
 * True for a file of the running build that could not be loaded. Extensions and their like load files in the same way: that
 * the loader is ours is known by where the error was made, below /remotes/ or /shell/ of this shop.
 */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, stack = '' } = error as Error & { code?: unknown }
  const isOwn = ['/remotes/', '/shell/'].some((folder) => stack.includes(location.origin + folder))
  return isOwn && (NAMES.has(name) || NAMES.has(code))
}
