/** The same JSON value; the order of a group's keys says nothing. isSame({a: 1, b: [2]}, {b: [2], a: 1}) → true; isSame([1, 2], [2, 1]) → false */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isNested(one) || !isNested(other)) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  )
}

const isNested = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
