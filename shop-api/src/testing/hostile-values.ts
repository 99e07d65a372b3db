/** JSON nested so deep, in lists or in groups. */
const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}1${close.repeat(depth)}`

/** Texts that somebody may put in the place of any other: long, odd, and of another kind. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  'a'.repeat(6_000),
  'a-'.repeat(3_000),
  'ßÄ'.repeat(1_500),
  '1 '.repeat(3_000),
  'str.'.repeat(1_500),
  '💥'.repeat(700),
  'Z\u0351\u0320'.repeat(400),
  '\u0000',
  '\ud800',
  '\u202egnu\u2066',
  `é${'\u200d'.repeat(1_900)}é`,
  '-1',
  '1e400',
  '99999999999999999999',
  '2026-02-31',
  '../../../etc/passwd',
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '%00%ff%',
  '__proto__',
  'constructor',
  'toString',
  ',,,,,,',
]

/** JSON that somebody may put in the place of any other, as text since no call writes the deepest. */
export const HOSTILE_JSON: readonly string[] = [
  ...[
    ...HOSTILE_TEXTS,
    'a-'.repeat(14_000),
    'ß'.repeat(14_000),
    `é${'\u200d'.repeat(9_000)}é`,
    0,
    -1,
    0.1,
    1e308,
    true,
    false,
    null,
    [],
    {},
    ['a'],
    { a: 'b' },
    { constructor: 'a', toString: 'b', length: 3 },
    Array.from({ length: 5_000 }, () => 1),
    Array.from({ length: 2_000 }, () => ({ id: 'a' })),
    Object.fromEntries(Array.from({ length: 2_000 }, (_, nth) => [`key-${nth}`, nth])),
    { ['k'.repeat(20_000)]: 1 },
  ].map((value) => JSON.stringify(value)),
  nested(5_000, '[', ']'),
  nested(4_000, '{"a":', '}'),
  '1e400',
  '"\\ud800"',
]

/**
 * The JSON of a value once with each part of it replaced, and as a whole.
 * withEachPart({a: {b: 1}}, '7') → ['7', '{"a":7}', '{"a":{"b":7}}']
 */
export const withEachPart = (value: unknown, json: string): string[] =>
  replacements(value, PLACE).map((changed) => JSON.stringify(changed).replace(`"${PLACE}"`, () => json))

const PLACE = 'in the place of this'

function replacements(value: unknown, other: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [other]
  const parts = Object.entries(value).flatMap(([key, inner]) =>
    replacements(inner, other).map((changed) =>
      Array.isArray(value)
        ? value.map((one, nth) => (String(nth) === key ? changed : one))
        : { ...value, [key]: changed },
    ),
  )
  return [other, ...parts]
}
