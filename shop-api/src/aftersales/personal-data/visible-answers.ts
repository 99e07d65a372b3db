import { valueAt } from '@nimbus/shared-contracts/forms'
import type { orders } from '../../platform/database/schema'
import { orderFields } from './declared-fields'

/** What was answered in an order, by the dotted ids of the fields: {'connection.start': 'ASAP'} */
export type Answers = Readonly<Record<string, unknown>>

/** Kinds of fields that leave the shop by no key: who collects money has them from elsewhere. */
const NEVER = 'account'

/**
 * The answers of an order as they may be told: all but those of a bank account, or only what is declared to be nobody's
 * (`personal: false`, in the entries of lists as well).
 */
export function visibleAnswers({ data }: Pick<typeof orders.$inferSelect, 'data'>, withPersonal: boolean): Answers {
  const scopes = Object.values(data)
  return Object.fromEntries(
    Object.entries(orderFields()).flatMap(([id, { personal, entry = {} }]) => {
      const isPersonal = personal !== false || Object.values(entry).some((one) => one.personal !== false)
      if (personal === NEVER || (isPersonal && !withPersonal)) return []
      const value = scopes.map((values) => valueAt(values, id)).find((one) => one !== undefined)
      return value === undefined ? [] : [[id, value] as const]
    }),
  )
}
