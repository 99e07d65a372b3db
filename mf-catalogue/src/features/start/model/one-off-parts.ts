import { cents, CONDITION, isOneTime, type Cents, type PriceCondition } from '@nimbus/shared-contracts/money'
import { messages } from '../../../messages/de'

/** What is due once, by name. oneOffParts(Glasfaser 150) → [{label: 'Bereitstellung', amount: 6995}] */
export function oneOffParts(conditions: readonly PriceCondition[]): { label: string; amount: Cents }[] {
  return conditions.filter(isOneTime).map(({ type, gross_value }) => ({
    label: type === CONDITION.shipping ? messages.teasers.shipping : messages.teasers.provisioning,
    amount: cents(gross_value),
  }))
}
