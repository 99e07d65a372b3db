import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { text } from './de'

/** The most that a comparison takes. */
const COMPARED = 4

/** Below the tiles: what the page is about, and two ways for those who are undecided. */
export function WaysToDecide({ lead, tariffs }: { lead: string; tariffs: readonly Tariff[] }) {
  const compared = tariffs.slice(0, COMPARED).map(({ concrete_product_id }) => concrete_product_id)
  return (
    <div className="ways">
      <p>{lead}</p>
      <a className="link" href={routes.advisor()}>
        <Icon name="info" />
        {text.advisor}
      </a>
      <a className="link" href={routes.compare({ tarife: compared.join(',') })}>
        <Icon name="sliders-horizontal" />
        {text.allCompared}
      </a>
    </div>
  )
}
