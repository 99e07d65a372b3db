import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadCompare, type ComparePayload } from '../features/compare/api/load-compare'
import { compareHead as text } from '../messages/compare.de'

/** What `comparePage` shows, and what is said about it. */
export const comparePageSource: PageSource<ComparePayload> = {
  load: loadCompare,
  head({ offers }) {
    const names = offers.map(({ tariff, device }) => device?.name ?? tariff.product_name)
    return {
      title: text.titleOf([...new Set(names)]),
      description: text.description,
      // without a choice it is a page of its own, with one it says what other pages say
      ...(offers.length > 0 && { noindex: true }),
    }
  },
}
