/**
 * Takes the place of what the federation runtime has for version ranges of all kinds (see the build's shell-config): remotes
 * ask for a caret ("^19.0.0", `shared-modules.json`), and the runtime itself compares two versions ("<=1.2.0"). 1 kB.
 * satisfy('19.3.1', '^19.0.0') → true; satisfy('20.0.0', '^19.0.0') → false; satisfy('1.2.0', '<=1.1.9') → false
 */
export function satisfy(version: string, range: string): boolean {
  const [own, asked] = [numbersIn(version), numbersIn(range)]
  const firstDifference = own.map((number, at) => number - (asked[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  if (range.startsWith('<=')) return firstDifference <= 0
  // what may not change is everything up to the first number that isn't 0
  const fixed = asked.findIndex((number) => number > 0) + 1 || asked.length
  return firstDifference >= 0 && own.slice(0, fixed).join() === asked.slice(0, fixed).join()
}

/** numbersIn('^19.3.1') → [19, 3, 1] */
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number)
