import { monthsText } from '../wording'

const NBSP = '\u00a0'

/** How a contract is ended, as part of a sentence. */
export const WITH_NOTICE = 'mit einer Frist von einem Monat'
export const CANCEL_ANYTIME = `jederzeit ${WITH_NOTICE} kündbar`

/** How one is ended that is paid every four weeks. */
export const AT_END_OF_FOUR_WEEKS = `jederzeit zum Ende der laufenden 4${NBSP}Wochen`

/** How a contract with a minimum term ends, at its end and after it (TKG § 56(3), EGBGB Art. 246a § 1(1) no. 14). */
export const ENDING = `Kündbar ${WITH_NOTICE} zum Ende der Mindestlaufzeit. Danach läuft der Vertrag unbefristet weiter und ist ${CANCEL_ANYTIME}.`

/** termSentences(24) → 'Mindestlaufzeit 24 Monate ab Vertragsschluss. Kündbar mit einer Frist …' (BGH III ZR 8/25) */
export const termSentences = (months: number): string =>
  `Mindestlaufzeit ${monthsText(months)} ab Vertragsschluss. ${ENDING}`

/** What `termSentences` is for a tariff without term. */
export const NO_TERM_SENTENCES = `Keine Mindestlaufzeit. Sie können ${AT_END_OF_FOUR_WEEKS} aufhören.`
