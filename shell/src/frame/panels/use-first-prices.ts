import { useEffect, useState } from 'react'
import { firstPricesSchema, type FirstPrices } from '@nimbus/shared-contracts/offer'
import { host } from '@nimbus/shared-contracts/remote'

type FirstPrice = FirstPrices['pages'][number]

/** What each page begins with, by its address; empty until it is known, and without the API: the menu leads there all the same. */
export function useFirstPrices(): ReadonlyMap<string, FirstPrice> {
  const [prices, setPrices] = useState<ReadonlyMap<string, FirstPrice>>(new Map())
  useEffect(() => {
    let left = false
    const ask = async (): Promise<void> => {
      const answer = await host().api.get('/content/first-prices', firstPricesSchema, { skipAuth: true })
      if (answer.ok && !left) setPrices(new Map(answer.value.pages.map((page) => [page.href, page])))
    }
    void ask()
    return () => {
      left = true
    }
  }, [])
  return prices
}
