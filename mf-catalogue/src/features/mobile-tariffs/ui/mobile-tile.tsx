import type { Elements } from '@nimbus/shared-ui/elements'
import { isYoung, promotionOf, type VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { lastDay } from '@nimbus/shared-contracts/dates'
import { ChooseButton, TariffTile } from '@nimbus/shared-ui/tariff'
import { termText } from '@nimbus/shared-contracts/wording'
import * as messages from '../../../messages/de'
import { DataFacts } from './data-facts'

const text = messages.mobileTariffs

export interface MobileTileProps {
  tariff: VolumeTariff
  /** Number of the footnote on this page. */
  footnote: number
  chosen: boolean
  busy: boolean
  highlighted: boolean
  recommended?: boolean
  onChoose(tariff: VolumeTariff): void
  onDetails(tariff: VolumeTariff): void
}

/** One mobile tariff with its data, what it costs and what is in it. */
export function MobileTile({ tariff, busy, onChoose, ...props }: MobileTileProps) {
  return (
    <TariffTile
      {...props}
      tariff={tariff}
      tags={tagsOf(tariff)}
      use={tariff.description}
      facts={<DataFacts volume={tariff.data_volume} />}
      benefits={[tariff.usage_prices ?? [], tariff.benefits ?? []].flat()}
      action={<ChooseButton tariff={tariff} chosen={props.chosen} busy={busy} onChoose={onChoose} />}
    />
  )
}

/** Undefined where there is nothing to mark, so that no room is kept for it. */
function tagsOf(tariff: VolumeTariff): Elements {
  const promotion = promotionOf(tariff)
  if (promotion)
    return <span className="tag tag--halo">{messages.offer.promotionTill(lastDay(promotion.valid_till))}</span>
  if (isYoung(tariff)) return <span className="tag">{text.youngTag}</span>
  return tariff.kind === 'prepaid' ? <span className="tag">{termText(0)}</span> : undefined
}
