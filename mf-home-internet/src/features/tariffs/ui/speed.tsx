import type { Bandwidth } from '@nimbus/shared-contracts/catalogue'
import { formatNumber, formatSpeed } from '@nimbus/shared-contracts/numbers'
import { text } from '../../../messages/de'

/** Download large, upload beside it, and what is usually reached as text (CAT-20). */
export function Speed({ bandwidth: { down, up } }: { bandwidth: Bandwidth }) {
  return (
    <>
      <dl className="speed">
        <div>
          <dt>{text.tariffPage.download}</dt>
          <dd>
            <span>{`${formatNumber(down.max)} `}</span>
            <span>MBit/s</span>
          </dd>
        </div>
        <div>
          <dt>{text.tariffPage.upload}</dt>
          <dd>
            <span>{`${formatNumber(up.max)} `}</span>
            <span>MBit/s</span>
          </dd>
        </div>
      </dl>
      <p className="xs">{text.tariffPage.usually(formatSpeed(down.normal))}</p>
    </>
  )
}
