import { isEmpty } from './empty'

/** Fails for null, an empty array, false and a blank string (FORM-2). required(false) → false; required(0) → true */
export const required = (value: unknown): boolean => value !== false && !isEmpty(value)
