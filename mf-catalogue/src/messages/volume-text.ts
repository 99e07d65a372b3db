export { throttlingText, volumeText } from '@nimbus/shared-ui/volume'

/** termText(24) → "24 Monate" */
export const termText = (months: number): string => `${months}\u00a0Monate`
