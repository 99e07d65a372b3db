import type { Elements } from '@nimbus/shared-ui/elements'
import { Icon } from '@nimbus/shared-ui/icon'
import { costs } from '../../../messages/de'
import { shortPrice } from '../../../messages/short-price'
import type { Totals } from '../../../model/totals'
import styles from './costs.module.css'

interface BottomBarProps {
  /** First row: the product, or the periods. */
  title: string
  totals: Totals
  onOpen: () => void
  children: Elements
}

/** Costs at a glance on phones; the text opens the full summary. */
export function BottomBar({ title, totals, onOpen, children }: BottomBarProps) {
  return (
    <section className="bar bar--m" aria-label={costs.barLabel}>
      <div className="wrap bar__in">
        <button type="button" className="bar__p" aria-haspopup="dialog" onClick={onOpen}>
          <span>
            <span className={styles.title}>{title}</span>
            <Icon name="chevron-down" />
          </span>{' '}
          <b>{shortPrice(totals)}</b> <span className="vh">{costs.openSummary}</span>
        </button>
        {children}
      </div>
    </section>
  )
}
