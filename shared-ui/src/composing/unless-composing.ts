import type { KeyboardEvent } from 'react'

/**
 * A key handler that leaves the keys to the input method while text is being composed: Enter and arrows choose among its
 * words then. Safari ends the composition before the Enter that ended it, and marks that key with 229.
 */
export const unlessComposing =
  <E extends Element>(press: (event: KeyboardEvent<E>) => void) =>
  (event: KeyboardEvent<E>): void => {
    if (!event.nativeEvent.isComposing && event.keyCode !== 229) press(event)
  }
