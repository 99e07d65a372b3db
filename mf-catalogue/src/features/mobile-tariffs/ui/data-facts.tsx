import type { DataVolume } from '@nimbus/shared-contracts/catalogue'
import * as messages from '../../../messages/de'
import { throttlingText, volumeText } from '../../../messages/volume-text'

const text = messages.mobileTariffs

/** The data large, the estimated maximum beside it, and what is left after the data (CAT-20). */
export function DataFacts({ volume }: { volume: DataVolume }) {
  const { gb, max, throttled } = volume
  return (
    <>
      <dl className="speed">
        <div>
          <dt>{text.volume}</dt>
          <dd>
            {gb === null ? (
              volumeText(volume)
            ) : (
              <>
                <span>{`${gb} `}</span>
                <span>GB</span>
              </>
            )}
          </dd>
        </div>
        <Speed label={text.down} rate={max.down} />
        <Speed label={text.up} rate={max.up} />
      </dl>
      <div className="xs">
        <p>{text.estimated}</p>
        <p>{throttled ? throttlingText(volume) : text.unlimited}</p>
      </div>
    </>
  )
}

function Speed({ label, rate }: { label: string; rate: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{`${rate} `}</span>
        <span>MBit/s</span>
      </dd>
    </div>
  )
}
