import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to the input method: while text is being composed, Enter and arrows choose among its words (A11Y-11).
 * Safari ends the composition before the Enter that ended it, and marks that key with 229.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229
