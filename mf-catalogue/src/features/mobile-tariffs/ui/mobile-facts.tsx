import type { VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { NO_TERM_SENTENCES, termSentences } from '@nimbus/shared-contracts/law'
import { USAGE_PRICES } from '@nimbus/shared-contracts/wording'
import { TariffFacts } from '@nimbus/shared-ui/tariff'
import * as messages from '../../../messages/de'
import { throttlingText, volumeText } from '../../../messages/volume-text'
import styles from './mobile-tariffs.module.css'

const { details: text, prepaid: prepaidText, speed } = messages.mobileTariffs

/** Everything about one mobile tariff. */
export function MobileFacts({ tariff, idPrefix }: { tariff: VolumeTariff; idPrefix: string }) {
  const prepaid = tariff.kind === 'prepaid'
  return (
    <TariffFacts
      tariff={tariff}
      idPrefix={idPrefix}
      service={{ title: text.service, content: <Service tariff={tariff} prepaid={prepaid} /> }}
      term={prepaid ? NO_TERM_SENTENCES : termSentences(tariff.properties.contract_term)}
      clauses={[...eligibilityTexts(tariff), ...(prepaid ? [prepaidText] : [])]}
    />
  )
}

/** What TKTransparenzV § 1 asks for: volume, the speed after it, the estimated maximum, and what is paid by use. */
function Service({ tariff, prepaid }: { tariff: VolumeTariff; prepaid: boolean }) {
  const { data_volume: volume, usage_prices } = tariff
  const { max, throttled } = volume
  return (
    <dl className={`small ${styles.service}`}>
      <div>
        <dt>{prepaid ? text.perFourWeeks : text.perMonth}</dt>
        <dd>{throttled ? throttlingText(volume) : volumeText(volume)}</dd>
      </div>
      <div>
        <dt>{text.estimated}</dt>
        <dd>{text.estimatedValue(speed(max.down), speed(max.up))}</dd>
      </div>
      {usage_prices && (
        <div>
          <dt>{USAGE_PRICES}</dt>
          <dd>{usage_prices}</dd>
        </div>
      )}
    </dl>
  )
}
