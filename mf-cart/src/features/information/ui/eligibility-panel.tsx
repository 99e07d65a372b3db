import { eligibility as text } from '../../../messages/de'
import { InformationPanel } from './information-panel'
import styles from './information.module.css'

/** Who can order what is in the cart (PROD-8). */
export function EligibilityPanel({ conditions }: { conditions: readonly string[] }) {
  if (conditions.length === 0) return null
  return (
    <InformationPanel heading={text.heading}>
      <ul className={styles.conditions}>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </InformationPanel>
  )
}
