import styles from './availability-check.module.css'

/** A label of noun and verb; in a toolbar of little room only the verb is seen: "Verfügbarkeit prüfen" → "Prüfen" */
export const TwoParts = ({ parts: [noun, verb] }: { parts: readonly string[] }) => (
  <span>
    <span className={styles.noun}>{noun}</span> <span className={styles.verb}>{verb}</span>
  </span>
)
