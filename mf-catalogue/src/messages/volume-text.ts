export { throttlingText, volumeText } from '@nimbus/shared-ui/volume'

const NO_TERM = 'keine Mindestlaufzeit'

/** termText(24) → "24 Monate"; (0), as of prepaid → "keine Mindestlaufzeit" */
export const termText = (months: number): string => (months === 0 ? NO_TERM : `${months}\u00a0Monate`)

/** minimumTermText(24) → "Mindestlaufzeit 24 Monate"; (0) → "keine Mindestlaufzeit" */
export const minimumTermText = (months: number): string =>
  months === 0 ? NO_TERM : `Mindestlaufzeit ${termText(months)}`
