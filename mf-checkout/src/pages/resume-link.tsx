import { routes } from '@nimbus/shared-contracts/routes'
import { de } from '../messages/de'
import styles from './resume-link.module.css'

/** The way to go on later or on another device; what was typed is kept. */
export const ResumeLink = () => (
  <p className={styles.later}>
    <a className="link" href={routes.resume()}>
      {de.resumeLater}
    </a>
  </p>
)
