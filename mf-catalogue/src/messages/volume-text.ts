import { termText } from '@nimbus/shared-contracts/wording'

export { throttlingText, volumeText } from '@nimbus/shared-ui/volume'

/** minimumTermText(24) → "Mindestlaufzeit 24 Monate"; (0) → "keine Mindestlaufzeit" */
export const minimumTermText = (months: number): string =>
  months === 0 ? termText(0) : `Mindestlaufzeit ${termText(months)}`
