import { textRule } from './empty'

/** Digits only (FORM-5). numeric('01067') → true; numeric('-1') → false */
export const numeric = textRule((text) => /^[0-9]+$/.test(text))

/** A whole number, with or without minus. integer('-12') → true; integer('1.5') → false */
export const integer = textRule((text) => /^-?[0-9]+$/.test(text))

/** Exactly so many digits. digits('01067', 5) → true */
export const digits = (value: unknown, count: number): boolean =>
  textRule((text) => /^[0-9]+$/.test(text) && text.length === count)(value)

/** A number of at least this. min_value('5', 5) → true; min_value('abc', 5) → false */
export const min_value = (value: unknown, least: number): boolean => textRule((text) => numberOf(text) >= least)(value)

/** A number of at most this. max_value('6', 5) → false */
export const max_value = (value: unknown, most: number): boolean => textRule((text) => numberOf(text) <= most)(value)

/** A number within both bounds. between('3', {min: 1, max: 4}) → true */
export const between = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  min_value(value, min) && max_value(value, max)

/** NaN for what is no plain number, which no bound accepts; Number() alone would take "", "0x1" and "1e3". */
const numberOf = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)
