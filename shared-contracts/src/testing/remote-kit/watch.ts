/** Looks at one kind of thing that a remote may leave behind, from the moment it begins until `end`. */
export interface Watch {
  /** What is still there, in words: "1 listener of resize on window". */
  left(): string[]
  /** Puts everything back that was replaced in order to look. */
  end(): void
}

/** Several watches as one. */
export const watchAll = (watches: readonly Watch[]): Watch => ({
  left: () => watches.flatMap((watch) => watch.left()),
  end: () => watches.toReversed().forEach((watch) => watch.end()),
})

/** counted(['a', 'b', 'a']) → ['2 × a', 'b'] */
export function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name))
}
