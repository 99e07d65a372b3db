import { promotionOf, type LandlineTariff } from '@nimbus/shared-contracts/catalogue'
import { lastDay } from '@nimbus/shared-contracts/dates'
import { routes } from '@nimbus/shared-contracts/routes'
import { plannedTitle, TV_NAME } from '@nimbus/shared-contracts/wording'
import { Button } from '@nimbus/shared-ui/button'
import { ChooseButton, TariffTile } from '@nimbus/shared-ui/tariff'
import { text } from '../../../messages/de'
import { choiceOf } from '../model/variants'
import { AddressTag } from './address-tag'
import { Speed } from './speed'

/** What is known of a tariff at the checked address. */
export type AtAddress =
  | { state: 'unchecked' }
  | { state: 'available' }
  /** Fibre that is still to be laid; it can be ordered. */
  | { state: 'planned'; from: string | undefined }
  | { state: 'unavailable'; alternative: LandlineTariff | undefined }

export interface LandlineTileProps {
  tariff: LandlineTariff
  /** Number of the footnote on this page. */
  footnote: number
  atAddress: AtAddress
  chosen: boolean
  busy: boolean
  highlighted: boolean
  recommended?: boolean
  onChoose(tariff: LandlineTariff): void
  onDetails(tariff: LandlineTariff): void
  onShow(tariff: LandlineTariff): void
}

/** One tariff with its speed, what it costs and what is known of it at the address. */
export function LandlineTile(props: LandlineTileProps) {
  const { tariff, atAddress, chosen, busy, onChoose } = props
  return (
    <TariffTile
      tariff={tariff}
      footnote={props.footnote}
      chosen={chosen}
      highlighted={props.highlighted}
      recommended={props.recommended}
      onDetails={props.onDetails}
      tags={<Tags tariff={tariff} atAddress={atAddress} />}
      use={useOf(props)}
      facts={<Speed bandwidth={tariff.bandwidth} />}
      benefits={benefitsOf(tariff)}
      action={
        atAddress.state === 'unavailable' ? (
          <Alternative alternative={atAddress.alternative} onShow={props.onShow} />
        ) : (
          <ChooseButton tariff={tariff} chosen={chosen} busy={busy} onChoose={onChoose} />
        )
      }
    />
  )
}

function Tags({ tariff, atAddress }: Pick<LandlineTileProps, 'tariff' | 'atAddress'>) {
  const promotion = promotionOf(tariff)
  return (
    <>
      {promotion && (
        <span className="tag tag--halo">{text.tariffPage.promotionUntil(lastDay(promotion.valid_till))}</span>
      )}
      {atAddress.state === 'available' && (
        <AddressTag kind="ok" heard={text.tariffPage.atAddress}>
          {text.tariffPage.available}
        </AddressTag>
      )}
      {atAddress.state === 'planned' && (
        <AddressTag kind="warn" icon="calendar">
          {plannedTitle(atAddress)}
        </AddressTag>
      )}
      {atAddress.state === 'unavailable' && <AddressTag kind="warn">{text.tariffPage.unavailable}</AddressTag>}
    </>
  )
}

function useOf({ tariff, atAddress }: Pick<LandlineTileProps, 'tariff' | 'atAddress'>): string | undefined {
  if (atAddress.state !== 'unavailable') return tariff.description
  const { alternative } = atAddress
  return alternative ? text.tariffPage.possibleHere(alternative.name) : text.tariffPage.nothingPossibleHere
}

function benefitsOf(tariff: LandlineTariff): string[] {
  const { tv } = choiceOf(tariff)
  const benefits = tariff.benefits ?? []
  const named = tv === 'NONE' || benefits.some((benefit) => benefit.includes(TV_NAME[tv]))
  return named ? benefits : [...benefits, text.tariffPage.tvIncluded(TV_NAME[tv])]
}

function Alternative({ alternative, onShow }: { alternative?: LandlineTariff } & Pick<LandlineTileProps, 'onShow'>) {
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
