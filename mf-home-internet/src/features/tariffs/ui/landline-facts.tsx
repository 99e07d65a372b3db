import { plannedLineOf } from '@nimbus/shared-contracts/availability'
import type { LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { eligibilityTexts } from '@nimbus/shared-contracts/eligibility'
import { termSentences } from '@nimbus/shared-contracts/law'
import { formatSpeed } from '@nimbus/shared-contracts/numbers'
import { plannedLineTexts } from '@nimbus/shared-contracts/wording'
import { TariffFacts } from '@nimbus/shared-ui/tariff'
import { text } from '../../../messages/de'
import styles from './speed-table.module.css'

/** Everything about one landline tariff. */
export function LandlineFacts({ tariff, idPrefix }: { tariff: LandlineTariff; idPrefix: string }) {
  const planned = plannedLineOf(tariff, null)
  return (
    <TariffFacts
      tariff={tariff}
      idPrefix={idPrefix}
      service={{ title: text.details.speeds, content: <SpeedTable tariff={tariff} /> }}
      term={termSentences(tariff.properties.contract_term)}
      clauses={[...eligibilityTexts(tariff), ...(planned ? plannedLineTexts(planned) : [])]}
    />
  )
}

function SpeedTable({ tariff: { bandwidth, product_name } }: { tariff: LandlineTariff }) {
  const rows = [
    { label: text.details.down, rate: bandwidth.down },
    { label: text.details.up, rate: bandwidth.up },
  ]
  return (
    <table className={styles.speeds}>
      <caption className="vh">{`${text.details.speeds} ${product_name}`}</caption>
      <thead>
        <tr>
          <th scope="col">{text.details.direction}</th>
          <th scope="col">{text.details.min}</th>
          <th scope="col">{text.details.normal}</th>
          <th scope="col">{text.details.max}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, rate }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatSpeed(rate.min)}</td>
            <td>{formatSpeed(rate.normal)}</td>
            <td>{formatSpeed(rate.max)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
