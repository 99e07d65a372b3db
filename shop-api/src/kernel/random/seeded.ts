// looked up once: the register asks for millions of numbers
const { floor, imul } = Math

/** A whole number from 0 to 2^32 − 1 that depends on nothing but its text (FNV-1a with a final mix). */
export function seeded(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = imul(hash ^ text.charCodeAt(index), 0x01000193)
  return mixed(hash)
}

/** Another number out of two, equally spread: mix(seeded('a'), 1) ≠ mix(seeded('a'), 2) */
export function mix(left: number, right: number): number {
  return mixed(left ^ imul(right + 0x9e3779b9, 0x85ebca6b))
}

function mixed(value: number): number {
  let hash = value
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A number from 0 up to, not including, `bound`. */
export const below = (bound: number, hash: number): number => floor((hash / 2 ** 32) * bound)
