import { useId } from 'react'
import { eligibility as text } from '../../../messages/de'
import type { Eligibility } from '../../../model/eligibility'
import styles from './information.module.css'

/** Who can order what is in the cart (spec section 5, legal copy). */
export function EligibilityPanel({ conditions }: { conditions: readonly Eligibility[] }) {
  const id = useId()
  if (conditions.length === 0) return null
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text.heading}
      </h2>
      <ul className={styles.conditions}>
        {conditions.map((condition) => (
          <li key={condition}>{text.text[condition]}</li>
        ))}
      </ul>
    </section>
  )
}
