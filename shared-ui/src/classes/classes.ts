/** Joins class names and drops what doesn't hold. classes('btn', false, 'btn--l') → "btn btn--l" */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
