import type { ReactNode } from 'react'
import { promotionOf, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { lastDay } from '@nimbus/shared-contracts/dates'
import { routes } from '@nimbus/shared-contracts/routes'
import { Button } from '@nimbus/shared-ui/button'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import { dayText, text, tvName } from '../../../messages/de'
import { choiceOf, familyOf } from '../model/variants'
import { Speed } from './speed'
import styles from './tariff-tile.module.css'
import { TariffPrice } from './tariff-price'

/** What is known of a tariff at the checked address. */
export type AtAddress =
  | { state: 'unchecked' }
  | { state: 'available' }
  /** Fibre that is still to be laid; it can be ordered. */
  | { state: 'planned'; from: string | undefined }
  | { state: 'unavailable'; alternative: Tariff | undefined }

export interface TariffTileProps {
  tariff: Tariff
  /** Number of the footnote on this page. */
  footnote: number
  atAddress: AtAddress
  chosen: boolean
  busy: boolean
  highlighted: boolean
  onChoose(tariff: Tariff): void
  onDetails(tariff: Tariff): void
  onShow(tariff: Tariff): void
}

/** One tariff with everything that decides: speed, all prices, benefits, state at the address (conventions 2.1). */
export function TariffTile(props: TariffTileProps) {
  const { tariff, atAddress, chosen, busy, highlighted, onChoose } = props
  const name = tariff.name
  return (
    <li
      className={`tile ${highlighted ? styles.highlighted : ''}`}
      id={`tarif-${familyOf(tariff)}`}
      data-selected={chosen ? '' : undefined}
      tabIndex={-1}
      aria-labelledby={`name-${familyOf(tariff)}`}
    >
      <div className="tile__top">
        <Tags tariff={tariff} atAddress={atAddress} />
        <div>
          <h3 id={`name-${familyOf(tariff)}`}>{name}</h3>
          <Subtitle tariff={tariff} atAddress={atAddress} />
        </div>
      </div>
      {tariff.bandwidth && <Speed bandwidth={tariff.bandwidth} />}
      <div className="tile__pb">
        <TariffPrice tariff={tariff} />
      </div>
      <Benefits tariff={tariff} />
      <div className="tile__end">
        {atAddress.state === 'unavailable' ? (
          <Alternative alternative={atAddress.alternative} onShow={props.onShow} />
        ) : (
          <Button
            block
            variant={chosen ? 'picked' : 'primary'}
            icon={chosen ? 'check' : undefined}
            busy={busy ? text.tariffPage.choosing : undefined}
            aria-pressed={chosen}
            aria-label={`${chosen ? text.tariffPage.chosen : text.tariffPage.choose}: ${name}`}
            onClick={() => onChoose(tariff)}
          >
            {chosen ? text.tariffPage.chosen : text.tariffPage.choose}
          </Button>
        )}
        <Links {...props} />
      </div>
    </li>
  )
}

function Tags({ tariff, atAddress }: Pick<TariffTileProps, 'tariff' | 'atAddress'>) {
  const promotion = promotionOf(tariff)
  return (
    <p className={styles.tags}>
      {promotion && (
        <span className="tag tag--halo">{text.tariffPage.promotionUntil(lastDay(promotion.valid_till))}</span>
      )}
      {atAddress.state === 'available' && <Tag kind="ok">{text.tariffPage.available}</Tag>}
      {atAddress.state === 'planned' && (
        <Tag kind="warn" icon="calendar">
          {text.tariffPage.planned(atAddress.from && dayText(atAddress.from))}
        </Tag>
      )}
      {atAddress.state === 'unavailable' && <Tag kind="warn">{text.tariffPage.unavailable}</Tag>}
    </p>
  )
}

function Tag({ kind, icon, children }: { kind: 'ok' | 'warn'; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`tag tag--${kind}`}>
      <Icon name={icon ?? (kind === 'ok' ? 'check' : 'triangle-alert')} />
      {children}
    </span>
  )
}

function Subtitle({ tariff, atAddress }: Pick<TariffTileProps, 'tariff' | 'atAddress'>) {
  if (atAddress.state !== 'unavailable') return <p className="tile__sub">{tariff.description}</p>
  const { alternative } = atAddress
  return (
    <p className="tile__sub">
      {alternative ? text.tariffPage.possibleHere(alternative.name) : text.tariffPage.nothingPossibleHere}
    </p>
  )
}

function Benefits({ tariff }: { tariff: Tariff }) {
  const { tv } = choiceOf(tariff)
  const named = (tariff.benefits ?? []).some((benefit) => benefit.includes(tvName[tv]))
  const benefits = [
    ...(tariff.benefits ?? []),
    ...(tv !== 'NONE' && !named ? [text.tariffPage.tvIncluded(tvName[tv])] : []),
  ]
  return (
    <ul className="checks">
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  )
}

function Alternative({ alternative, onShow }: { alternative: Tariff | undefined; onShow(tariff: Tariff): void }) {
  if (!alternative) {
    return (
      <a className="btn btn--sec btn--block" href={routes.landlineTariffs()}>
        {text.tariffPage.showAll}
      </a>
    )
  }
  return (
    <Button block variant="secondary" onClick={() => onShow(alternative)}>
      {text.tariffPage.show(alternative.name)}
    </Button>
  )
}

function Links({ tariff, footnote, onDetails }: TariffTileProps) {
  const name = tariff.name
  return (
    <div className="tile__links">
      <a
        className="link"
        href={`#details-${familyOf(tariff)}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          onDetails(tariff)
        }}
      >
        {text.tariffPage.details}
        <span className="vh">{text.tariffPage.detailsOf(name)}</span>
      </a>
      <a className="link" href={routes.productSheets({ tariff: tariff.concrete_product_id })}>
        {text.tariffPage.productSheet}
        <span className="vh"> {name}</span>
      </a>
      {tariff.footnote_tag && (
        <FootnoteButton tag={tariff.footnote_tag} number={footnote} about={text.tariffPage.footnoteAbout(name)} />
      )}
    </div>
  )
}
