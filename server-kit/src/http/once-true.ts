/**
 * Asks until the answer was yes, and never again: onceTrue(isReady) says whether it was ever ready. An orchestrator replaces
 * what it finds unwell, which helps a server that can't begin, and would end all that run where something behind them is away.
 */
export function onceTrue(ask: () => Promise<boolean>): () => Promise<boolean> {
  let was = false
  return async () => (was ||= await ask())
}
