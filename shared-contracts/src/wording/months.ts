const NBSP = '\u00a0'

/** monthsText(24) → "24 Monate"; (1) → "1 Monat"; after "in", "mit" and "nach": monthsText(24, 'dative') → "24 Monaten" */
export const monthsText = (count: number, grammar: 'nominative' | 'dative' = 'nominative'): string =>
  `${count}${NBSP}${count === 1 ? 'Monat' : { nominative: 'Monate', dative: 'Monaten' }[grammar]}`

/** A minimum term. termText(24) → "24 Monate"; (0), as of prepaid → "keine Mindestlaufzeit" */
export const termText = (months: number): string => (months === 0 ? 'keine Mindestlaufzeit' : monthsText(months))

/**
 * How long something binds that is chosen with a tariff. boundText(12) → "12 Monate Mindestlaufzeit"; (1), as of options that end
 * with any month → "monatlich kündbar"; (0) → "keine Mindestlaufzeit"
 */
export const boundText = (months: number): string =>
  months === 1 ? 'monatlich kündbar' : `${termText(months)}${months > 1 ? ' Mindestlaufzeit' : ''}`
