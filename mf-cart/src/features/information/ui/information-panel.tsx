import { useId } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import styles from './information.module.css'

/** A panel below the cart that says something of it, named by its heading. */
export function InformationPanel({ heading, children }: { heading: string; children: Elements }) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
