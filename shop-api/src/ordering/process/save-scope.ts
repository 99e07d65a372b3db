import type { FormValues } from '@nimbus/shared-contracts/forms'
import type { Scope } from '@nimbus/shared-contracts/order'
import type { Queries } from '../../platform/database/database'
import { assertAgreed, assertComplete, offerOf, withData } from './agreement'
import { holdChoice, type ChoiceTime } from './choices'
import { rememberPrices, savedScopesOf, saveScopeOf, withdrawAgreement, type Draft } from '../drafts/drafts'
import type { ResolveDeps } from '../../qualification/availability/resolve-place'
import type { PriceSource } from '../cart/price-cart'
import { scopeDigest } from '../drafts/saved-data'
import { prepareScope } from './scope-service'

export interface SaveDeps {
  tx: Queries
  catalogue: PriceSource
  time: ChoiceTime
  vault: Buffer
  places: ResolveDeps
}

/**
 * Checks and stores the values of a scope of a locked draft, and names what is saved now. An agreement has to be to what
 * the shop agrees to; other values than before withdraw it, so that nothing is ordered that the customer hasn't confirmed.
 * The same values again, as a late retry sends them, change nothing.
 */
export async function saveScope(
  { tx, catalogue, time, vault, places }: SaveDeps,
  draft: Draft,
  scope: Scope,
  values: FormValues,
): Promise<{ scope: Scope; saved: Scope[] }> {
  const { today } = time
  const saved = new Map(await savedScopesOf(tx, draft.id))
  const prepared = await prepareScope(draft, scope, values, { today, saved, vault, places })
  if (scope === 'ORDER_OVERVIEW') {
    assertComplete(draft, saved)
    const offer = withData(offerOf(draft, catalogue, today), saved, vault)
    assertAgreed(draft, offer, prepared.values)
    await rememberPrices(tx, draft, { cart: offer.cart, sums: offer.sums, total_hash: offer.totalHash })
  } else {
    const before = saved.get(scope)
    if (before && scopeDigest(before, vault) !== scopeDigest(prepared, vault)) {
      await withdrawAgreement(tx, draft.id)
      saved.delete('ORDER_OVERVIEW')
    }
  }
  await holdChoice(tx, draft, { scope, values: prepared.values, time })
  await saveScopeOf(tx, draft.id, scope, prepared)
  saved.set(scope, prepared)
  return { scope, saved: draft.response.scopes.filter((name) => saved.has(name)) }
}
