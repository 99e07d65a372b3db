import type { Bandwidth } from '@nimbus/shared-contracts/catalogue'
import { formatNumber, formatSpeed } from '@nimbus/shared-contracts/numbers'
import styles from './speed.module.css'
import { text } from '../../../messages/de'

/** Download large, upload beside it, and what is usually reached as text (CAT-20). */
export function Speed({ bandwidth: { down, up } }: { bandwidth: Bandwidth }) {
  return (
    <div className={styles.speed}>
      <dl className="speed">
        <div>
          <dt>{text.tariffPage.download}</dt>
          <dd className="speed__n">
            <span>{`${formatNumber(down.max)} `}</span>
            <small>MBit/s</small>
          </dd>
        </div>
        <div>
          <dt>{text.tariffPage.upload}</dt>
          <dd className="up">
            <span>{`${formatNumber(up.max)} `}</span>
            <small className="small">MBit/s</small>
          </dd>
        </div>
      </dl>
      <p className="xs">{text.tariffPage.usually(formatSpeed(down.normal))}</p>
    </div>
  )
}
