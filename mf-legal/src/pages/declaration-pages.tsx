import type { ReactNode } from 'react'
import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { CancellationWays } from '../features/declaration/ui/cancellation-ways'
import { WithdrawalWays } from '../features/declaration/ui/withdrawal-ways'
import { cancellation, withdrawal } from '../messages/declarations.de'
import { messages } from '../messages/de'
import { WITHDRAWAL_INSTRUCTIONS } from './withdrawal-right-page'

/** These pages need nothing from the API. */
type Nothing = Record<string, never>
const loadNothing = async () => ({ payload: {} })

/** `/vertrag-widerrufen` (BGB § 355) */
export const withdrawPage = definePage<Nothing>({
  page: { id: 'withdraw', path: routes.withdraw(), layout: 'default', title: withdrawal.title, prerender: true },
  load: loadNothing,
  head: () => ({ title: withdrawal.title, description: withdrawal.description }),
  Component: () => (
    <Declaration title={withdrawal.title} lead={withdrawal.lead}>
      <WithdrawalWays instructions={WITHDRAWAL_INSTRUCTIONS} />
    </Declaration>
  ),
})

/** `/vertraege-kuendigen` (BGB § 312k, TKG § 56) */
export const cancelPage = definePage<Nothing>({
  page: { id: 'cancel', path: routes.cancel(), layout: 'default', title: cancellation.title, prerender: true },
  load: loadNothing,
  head: () => ({ title: cancellation.title, description: cancellation.description }),
  Component: () => (
    <Declaration title={cancellation.title} lead={cancellation.lead}>
      <CancellationWays />
    </Declaration>
  ),
})

function Declaration({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: messages.start, href: routes.start() }, { label: title }]} />
      <PageHeading title={title} lead={lead} />
      {children}
    </Wrap>
  )
}
