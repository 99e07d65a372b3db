const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * True for a value with more than so many groups or lists within each other. Goes level by level, without recursion, and no
 * deeper than it has to.
 * isNestedDeeper([[1]], 1) → true; isNestedDeeper([[1]], 2) → false
 */
export function isNestedDeeper(value: unknown, most: number): boolean {
  let level = [value].filter(isHolder)
  for (let depth = 0; depth < most && level.length > 0; depth += 1)
    level = level.flatMap((holder) => Object.values(holder).filter(isHolder))
  return level.length > 0
}
