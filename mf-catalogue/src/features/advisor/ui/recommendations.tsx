import type { Elements } from '@nimbus/shared-ui/elements'
import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { termText, tvText } from '@nimbus/shared-contracts/wording'
import { LinkButton } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import { TariffPrice } from '@nimbus/shared-ui/tariff'
import { advisor as text } from '../../../messages/advisor.de'
import type { Reason, Recommendation } from '../model/advise'
import styles from './advisor.module.css'

interface RecommendationsProps {
  recommendations: readonly Recommendation[]
  action(tariff: Tariff): Elements
}

/** The recommended tariffs beside each other, each with its reasons and its whole price. */
export function Recommendations({ recommendations, action }: RecommendationsProps) {
  const ids = recommendations.map(({ tariff }) => tariff.concrete_product_id)
  return (
    <>
      <ul className={styles.picks}>
        {recommendations.map((recommendation) => (
          <PickedTariff
            key={recommendation.tariff.concrete_product_id}
            recommendation={recommendation}
            action={action}
          />
        ))}
      </ul>
      {ids.length > 1 && (
        <p className={styles.compare}>
          <LinkButton variant="secondary" href={routes.compare({ tarife: ids.join(',') })}>
            {text.compareAll}
          </LinkButton>
        </p>
      )}
    </>
  )
}

function PickedTariff({
  recommendation,
  action,
}: { recommendation: Recommendation } & Pick<RecommendationsProps, 'action'>) {
  const { tariff, reasons } = recommendation
  const id = tariff.concrete_product_id
  return (
    <li className={`panel ${styles.pick}`} aria-labelledby={`empfehlung-${id}`}>
      <div>
        <h3 id={`empfehlung-${id}`}>{tariff.product_name}</h3>
        <p className="small muted">{termText(tariff.properties.contract_term)}</p>
      </div>
      <ul className="checks small">
        {reasons.map((reason) => (
          <li key={reason.kind}>
            <Icon name={reason.kind === 'short' ? 'info' : 'check'} />
            <span>{reasonText(reason)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.price}>
        <TariffPrice tariff={tariff} size="l" />
      </div>
      <div className={styles.end}>
        {action(tariff)}
        <a className="link small" href={routes.productSheets({ tariff: id })}>
          {text.sheet}
          <span className="vh">{` ${tariff.product_name}`}</span>
        </a>
      </div>
    </li>
  )
}

function reasonText(reason: Reason): string {
  const { reasons } = text
  switch (reason.kind) {
    case 'enough':
      return reasons.enough(reason.need, reason.normal)
    case 'short':
      return reasons.short(reason.need, reason.normal)
    case 'volume':
      return reasons.volume(reason.need, reason.gb)
    case 'steady':
      return reasons.steady(reason.min)
    case 'cheapest':
      return reasons.cheapest
    case 'no-term':
      return reasons.noTerm
    case 'short-term':
      return reason.more > 0
        ? reasons.shortTerm(reason.term, formatEuro(reason.more))
        : reasons.shortTermFree(reason.term)
    case 'tv':
      return reasons.tv(tvText(reason.tv))
    case 'today':
      return todayText(reason.difference)
  }
}

function todayText(difference: number): string {
  if (difference === 0) return text.reasons.same
  return difference > 0
    ? text.reasons.more(formatEuro(cents(difference)))
    : text.reasons.less(formatEuro(cents(-difference)))
}
