import { aCheckData } from '@nimbus/shared-contracts/testing'
import type { LandlineResult } from '@nimbus/shared-contracts/order'
import { landlineResult, type SavedScopes } from '../../../shop-api/src/testing/public'
import { plusDays } from './calendar'
import type { Shopped } from './shopped'

/** What an order of a line keeps of the steps in which its start was answered. */
export function lineOf({ response, checkData, known: { chosen, day } }: Shopped): LandlineResult {
  const { wished, end, moveIn } = chosen.start
  const answers = {
    CONNECTION: {
      connection: {
        ...(wished && { start_date: plusDays(day, wished) }),
        ...(moveIn && { move_in_date: plusDays(day, moveIn) }),
      },
    },
    ...(chosen.change && {
      PROVIDER_CHANGE: {
        provider_change: {
          business_case: chosen.change,
          ...(end && { contract_end_date: plusDays(day, end) }),
        },
      },
    }),
  }
  const saved = new Map(Object.entries(answers).map(([scope, values]) => [scope, { values }])) as unknown as SavedScopes
  const { delivery_to: _, ...line } = landlineResult(response.cart, checkData ?? aCheckData(), saved)
  return line
}
