/**
 * The two blocks of mobile numbers that are kept free for films and books, so that none of ours is anybody's
 * (Bundesnetzagentur, Mitteilung 148/2021): 0171 39200 00–99 and 0176 040690 00–99.
 */
const BLOCKS = ['017139200', '0176040690'] as const
const IN_BLOCK = 100

/** All numbers that the shop has to give: 200. */
export const POOL: readonly string[] = BLOCKS.flatMap((block) =>
  Array.from({ length: IN_BLOCK }, (_, index) => `${block}${String(index).padStart(2, '0')}`),
)

/** What a number of the pool looks like. */
export const NUMBER_PATTERN = `(${BLOCKS.join('|')})[0-9]{2}`

/** As it is read here: numberText('01713920042') → '0171 3920042' */
export const numberText = (number: string): string => `${number.slice(0, 4)} ${number.slice(4)}`
