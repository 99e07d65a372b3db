import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { ledger } from '@nimbus/shared-contracts/money'
import { oneOffRows, PriceBlock } from '@nimbus/shared-ui/price'

/** All price steps, what is due once, the average and the total of one tariff. */
export function TariffPrice({ tariff, size = 'xl' }: { tariff: Tariff; size?: 'xl' | 'l' }) {
  return (
    <PriceBlock
      book={ledger(tariff.conditions)}
      term={tariff.properties.contract_term}
      oneOff={oneOffRows(tariff.conditions)}
      size={size}
    />
  )
}
