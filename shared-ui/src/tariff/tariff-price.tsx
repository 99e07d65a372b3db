import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { ledger, oneOffParts } from '@nimbus/shared-contracts/money'
import { PriceBlock } from '../price'

interface TariffPriceProps {
  tariff: Pick<Tariff, 'conditions' | 'properties'>
  size?: 'xl' | 'l'
}

/** All price steps, what is due once, the average and the total of one tariff; the latter two only where there is a term. */
export function TariffPrice({ tariff: { conditions, properties }, size = 'xl' }: TariffPriceProps) {
  return (
    <PriceBlock
      book={ledger(conditions)}
      term={properties.contract_term}
      oneOff={oneOffParts(conditions)}
      size={size}
    />
  )
}
