import { firstPricesSchema, type FirstPrices } from '@nimbus/shared-contracts/offer'
import { host } from '@nimbus/shared-contracts/remote'
import { useAnswer } from './use-answer'

export type FirstPrice = FirstPrices['pages'][number]

const ask = () => host().api.get('/content/first-prices', firstPricesSchema, { skipAuth: true })

/** What each page begins with, by its address; nothing until it is known, and without the API: the menu leads there all the same. */
export function useFirstPrices(): (href: string) => FirstPrice | undefined {
  const prices = useAnswer(ask)
  return (href) => prices?.pages.find((page) => page.href === href)
}
