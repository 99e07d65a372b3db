import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { mbits, text } from '../../../messages/de'
import { clausesOf } from '../model/eligibility'
import styles from './tariff-facts.module.css'
import { TariffPrice } from './tariff-price'

/** Everything about one tariff: speeds by TKTransparenzV § 1, prices, term, eligibility. `level` is its heading level. */
export function TariffFacts({ tariff, level, idPrefix }: { tariff: Tariff; level: 3 | 4; idPrefix: string }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <div className={styles.facts}>
      <section aria-labelledby={`${idPrefix}-speeds`}>
        <Heading id={`${idPrefix}-speeds`}>{text.details.speeds}</Heading>
        <SpeedTable tariff={tariff} />
      </section>
      <section aria-labelledby={`${idPrefix}-prices`}>
        <Heading id={`${idPrefix}-prices`}>{text.details.prices}</Heading>
        <TariffPrice tariff={tariff} size="l" />
      </section>
      <section aria-labelledby={`${idPrefix}-term`}>
        <Heading id={`${idPrefix}-term`}>{text.details.term}</Heading>
        <p className="small">{text.details.termText(tariff.properties.contract_term)}</p>
      </section>
      <section aria-labelledby={`${idPrefix}-conditions`}>
        <Heading id={`${idPrefix}-conditions`}>{text.details.conditions}</Heading>
        <ul className={`small ${styles.clauses}`}>
          {clausesOf(tariff).map((clause) => (
            <li key={clause}>{text.eligibility[clause]}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function SpeedTable({ tariff: { bandwidth, product_name } }: { tariff: Tariff }) {
  if (!bandwidth) return null
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
            <td>{mbits(rate.min)}</td>
            <td>{mbits(rate.normal)}</td>
            <td>{mbits(rate.max)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
