import type { DataVolume } from '@nimbus/shared-contracts/catalogue'
import * as messages from '../../../messages/de'
import { throttlingText, volumeText } from '../../../messages/volume-text'
import styles from './mobile-tariffs.module.css'

const text = messages.mobileTariffs

/** The data large, the estimated maximum beside it, and what is left after the data (CAT-20). */
export function DataFacts({ volume }: { volume: DataVolume }) {
  const { gb, max, throttled } = volume
  return (
    <div className={styles.facts}>
      <dl className="speed">
        <div>
          <dt>{text.volume}</dt>
          <dd className="speed__n">
            {gb === null ? (
              <span className={styles.word}>{volumeText(volume)}</span>
            ) : (
              <>
                <span>{`${gb} `}</span>
                <small>GB</small>
              </>
            )}
          </dd>
        </div>
        <Speed label={text.down} rate={max.down} />
        <Speed label={text.up} rate={max.up} />
      </dl>
      <div className={`xs ${styles.small}`}>
        <p>{text.estimated}</p>
        <p>{throttled ? throttlingText(volume) : text.unlimited}</p>
      </div>
    </div>
  )
}

function Speed({ label, rate }: { label: string; rate: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="up">
        <span>{`${rate} `}</span>
        <small className="small">MBit/s</small>
      </dd>
    </div>
  )
}
