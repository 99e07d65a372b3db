import { useCallback, useEffect, useState } from 'react'
import { cartPayload, cartStore, type Cart } from '@nimbus/shared-contracts/cart'
import { pricePlanSchema, type PricePlan } from '@nimbus/shared-contracts/order'
import { noticeFor, type Notice, type Result } from '@nimbus/shared-contracts/errors'
import type { ApiError } from '@nimbus/shared-contracts/http'
import { host } from '@nimbus/shared-contracts/remote'
import { hasNews, reprice, type Repriced } from '../model/reprice'

/** Prices may change with the hour; a tab that comes back later than this asks again. In milliseconds. */
const STALE_AFTER_MS = 5 * 60_000

/** POST /price-plan: what the cart costs now, without an order. Undefined when there is no tariff to ask about. */
function fetchPricePlan(cart: Cart, signal: AbortSignal): Promise<Result<PricePlan, ApiError>> | undefined {
  const payload = cartPayload(cart)
  return payload && host().api.post('/price-plan', payload, pricePlanSchema, { signal })
}

/** A 400 says that the cart can't be sold as it is, with the notice that the order would get; all else may pass. */
const problemOf = ({ status, exception }: ApiError): Notice | 'unverified' =>
  status === 400 ? noticeFor('initiate', exception) : 'unverified'

/** Which products the cart holds; promotions come from the server and don't ask for a new check. */
const productsOf = ({ tariff, handset, options, hardware }: Cart): string =>
  [tariff, handset, ...options, ...hardware].map((item) => item?.concrete_product_id ?? '').join(' ')

export interface PriceCheck {
  /** What the server corrected, until it is dismissed. */
  news: Repriced | undefined
  /** The cart was refused with this notice, or could not be checked; the prices shown stay. */
  problem: Notice | 'unverified' | undefined
  dismiss: () => void
  retry: () => void
}

/** Checks the cart's prices when it opens, when its products change and when the tab comes back after a while. */
export function usePriceCheck(cart: Cart, restored: boolean): PriceCheck {
  const [news, setNews] = useState<Repriced>()
  const [problem, setProblem] = useState<PriceCheck['problem']>()
  const [round, setRound] = useState(0)
  const retry = useCallback(() => setRound((count) => count + 1), [])
  const products = productsOf(cart)

  useEffect(() => {
    if (!restored) return
    const asked = cartStore.get()
    const abort = new AbortController()
    const check = async (): Promise<void> => {
      const answer = await fetchPricePlan(asked, abort.signal)
      if (!answer || abort.signal.aborted) return
      setProblem(answer.ok ? undefined : problemOf(answer.error))
      if (!answer.ok) return
      const repriced = reprice(asked, answer.value)
      const isKept = JSON.stringify(repriced.cart) === JSON.stringify(asked) || cartStore.set(repriced.cart)
      if (isKept && hasNews(repriced)) setNews(repriced)
    }
    void check()
    return () => abort.abort()
  }, [restored, products, round])

  useStaleTab(retry)
  return { news, problem, dismiss: () => setNews(undefined), retry }
}

/** Calls back when the tab is shown again after a while, comes from the bfcache, or is online again. */
function useStaleTab(onStale: () => void): void {
  useEffect(() => {
    let checkedAt = Date.now()
    const check = (): void => {
      checkedAt = Date.now()
      onStale()
    }
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && Math.abs(Date.now() - checkedAt) > STALE_AFTER_MS) check()
    }
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) check()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('online', check)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('online', check)
    }
  }, [onStale])
}
