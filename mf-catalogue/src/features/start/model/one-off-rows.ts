import { oneOffParts, type Cents, type PriceCondition } from '@nimbus/shared-contracts/money'
import { messages } from '../../../messages/de'

const { teasers } = messages

const LABELS = {
  device: teasers.device,
  provisioning: teasers.provisioning,
  shipping: teasers.shipping,
  other: teasers.otherOneOff,
} as const

/** What is due once, by name. oneOffRows(Glasfaser 150) → [{label: 'Bereitstellung', amount: 6995}] */
export const oneOffRows = (conditions: readonly PriceCondition[]): { label: string; amount: Cents }[] =>
  oneOffParts(conditions).map(({ kind, amount }) => ({ label: LABELS[kind], amount }))
