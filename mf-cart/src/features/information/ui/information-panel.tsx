import { useId, type ReactNode } from 'react'
import styles from './information.module.css'

/** A panel below the cart that says something of it, named by its heading. */
export function InformationPanel({ heading, children }: { heading: string; children: ReactNode }) {
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
