import * as v from 'valibot'

/** A gross price in whole cents. */
export const priceSchema = v.pipe(v.number(), v.integer('is not a whole number of cents'), v.minValue(0, 'is negative'))

export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'is not lower case words joined by hyphens'))
