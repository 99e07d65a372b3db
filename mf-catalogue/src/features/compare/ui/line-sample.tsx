import styles from './compare.module.css'

/** Letter and line of a column in the chart; told apart by letter and dashes, not by colour alone. */
export function LineSample({ index }: { index: number }) {
  return (
    <svg className={styles.sample} viewBox="0 0 32 12" aria-hidden="true" data-line={index}>
      <line x1="1" y1="6" x2="31" y2="6" />
    </svg>
  )
}
