import type { Tariff } from '@nimbus/shared-contracts/catalogue'
import { ledger, oneOffParts } from '@nimbus/shared-contracts/money'
import { PriceBlock } from '@nimbus/shared-ui/price'
import { text } from '../../../messages/de'

const ONE_OFF_LABEL = {
  device: text.tariffPage.device,
  provisioning: text.tariffPage.provisioning,
  shipping: text.tariffPage.shipping,
  other: text.tariffPage.otherOneOff,
} as const

/** All price steps, what is due once, the average and the total of one tariff. */
export function TariffPrice({ tariff, size = 'xl' }: { tariff: Tariff; size?: 'xl' | 'l' }) {
  return (
    <PriceBlock
      book={ledger(tariff.conditions)}
      term={tariff.properties.contract_term}
      oneOff={oneOffParts(tariff.conditions).map(({ kind, amount }) => ({ label: ONE_OFF_LABEL[kind], amount }))}
      size={size}
    />
  )
}
