/** An event of React; of one without React: {nativeEvent: event, keyCode: event.keyCode} */
interface Key {
  nativeEvent: { isComposing: boolean }
  keyCode: number
}

/**
 * Whether a key belongs to the input method: while text is being composed, Enter and arrows choose among its words (A11Y-11).
 * Safari ends the composition before the Enter that ended it, and marks that key with 229.
 */
export const isComposing = ({ nativeEvent, keyCode }: Key): boolean => nativeEvent.isComposing || keyCode === 229
