import { isAvailable, plannedLineOf, type CheckData } from '@nimbus/shared-contracts/availability'
import { nearestPossible } from '@nimbus/shared-contracts/eligibility'
import { familyOf, type LandlineTariff, type Technology } from '@nimbus/shared-contracts/catalogue'
import { recommendedOf, TariffComparison, TariffTiles } from '@nimbus/shared-ui/tariff'
import { text } from '../../../messages/de'
import { byTechnology } from '../model/technologies'
import styles from './tariff-groups.module.css'
import { LandlineTile, type AtAddress } from './landline-tile'

interface TariffGroupsProps {
  /** One variant for each family, as chosen above the tiles. */
  tariffs: readonly LandlineTariff[]
  checkData: CheckData | null
  chosenId: string | undefined
  busyId: string | undefined
  highlighted: string | undefined
  onChoose(tariff: LandlineTariff): void
  onDetails(tariff: LandlineTariff): void
  onShow(tariff: LandlineTariff): void
}

const HEADING: Record<Technology, string> = { FIBRE: text.tariffPage.fibreTiles, DSL: text.tariffPage.dslTiles }

/** The tiles, under a heading for each technology when there are several. */
export function TariffGroups(props: TariffGroupsProps) {
  const { tariffs, checkData, chosenId, busyId, highlighted, onChoose, onDetails, onShow } = props
  const groups = byTechnology(tariffs)
  const recommended = recommendedOf(
    tariffs,
    (tariff) => !checkData || isAvailable(checkData, tariff.concrete_product_id),
  )
  return (
    <TariffComparison>
      {groups.map((group) => (
        <section key={group.technology} className={styles.group} aria-labelledby={`tarife-${group.technology}`}>
          <h2 id={`tarife-${group.technology}`} className={groups.length > 1 ? undefined : 'vh'}>
            {HEADING[group.technology]}
          </h2>
          <TariffTiles>
            {group.tariffs.map((tariff) => (
              <LandlineTile
                key={familyOf(tariff)}
                tariff={tariff}
                footnote={tariffs.indexOf(tariff) + 1}
                atAddress={atAddress(tariff, tariffs, checkData)}
                chosen={tariff.concrete_product_id === chosenId}
                busy={tariff.concrete_product_id === busyId}
                recommended={familyOf(tariff) === recommended}
                highlighted={familyOf(tariff) === highlighted}
                onChoose={onChoose}
                onDetails={onDetails}
                onShow={onShow}
              />
            ))}
          </TariffTiles>
        </section>
      ))}
    </TariffComparison>
  )
}

function atAddress(tariff: LandlineTariff, offered: readonly LandlineTariff[], checkData: CheckData | null): AtAddress {
  if (!checkData) return { state: 'unchecked' }
  if (isAvailable(checkData, tariff.concrete_product_id)) {
    const planned = plannedLineOf(tariff, checkData)
    return planned ? { state: 'planned', from: planned.from } : { state: 'available' }
  }
  return { state: 'unavailable', alternative: nearestPossible(tariff, offered, checkData) }
}
