import { routes } from '@nimbus/shared-contracts/routes'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadStartPage, type StartPage } from '../features/start/api/start-page'
import { shopIdentity } from '../features/start/model/shop-identity'
import type { Teaser } from '../features/start/model/teasers'
import { Hero } from '../features/start/ui/hero'
import { PriceHonesty } from '../features/start/ui/price-honesty'
import { Promises } from '../features/start/ui/promises'
import { TariffTeasers } from '../features/start/ui/tariff-teasers'
import { Television } from '../features/start/ui/television'
import { messages } from '../messages/de'

/** The tariff that explains how prices are shown: the second smallest, or the only one. */
const exampleOf = (teasers: readonly Teaser[]): Teaser | undefined => teasers[1] ?? teasers[0]

/** `/` */
export const startPage = definePage<StartPage>({
  page: { id: 'start', path: routes.start(), layout: 'default', title: messages.title, prerender: true },
  load: loadStartPage,
  head: () => ({ title: messages.title, description: messages.description, structuredData: shopIdentity() }),
  Component: ({ payload: { teasers, surcharges } }) => {
    const example = exampleOf(teasers)
    return (
      <>
        <Hero />
        <TariffTeasers teasers={teasers} />
        {example && <PriceHonesty example={example} />}
        <Television surcharges={surcharges} />
        <Promises />
      </>
    )
  },
})
