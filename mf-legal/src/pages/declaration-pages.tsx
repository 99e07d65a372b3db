import type { ReactNode } from 'react'
import { LIMITS, type DeclarationPayload } from '@nimbus/shared-contracts/declaration'
import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { CancellationForm } from '../features/declaration/ui/cancellation-form'
import { CancellationWays } from '../features/declaration/ui/cancellation-ways'
import styles from '../features/declaration/ui/declaration.module.css'
import { WithdrawalForm } from '../features/declaration/ui/withdrawal-form'
import { WithdrawalWays } from '../features/declaration/ui/withdrawal-ways'
import { cancellation, withdrawal } from '../messages/declarations.de'
import { messages } from '../messages/de'
import { WITHDRAWAL_INSTRUCTIONS } from './withdrawal-right-page'

/** Links of an order name it, so that nobody has to type its number. */
const QUERY = ['auftrag']

/** These pages need nothing from the API: they are there while it is away. */
const formOf = (values: Record<string, string>, auftrag = ''): { payload: DeclarationPayload } => ({
  payload: { step: 'form', values: { ...values, ...(auftrag && { contract: auftrag.slice(0, LIMITS.contract) }) } },
})

/** `/vertrag-widerrufen` (BGB §§ 355, 356a) */
export const withdrawPage = definePage<DeclarationPayload>({
  page: {
    id: 'withdraw',
    path: routes.withdraw(),
    layout: 'default',
    title: withdrawal.title,
    prerender: true,
    query: QUERY,
  },
  load: async ({ query }) => formOf({}, query.auftrag),
  head: () => ({ title: withdrawal.title, description: withdrawal.description }),
  Component: ({ payload, query }) => (
    <Declaration title={withdrawal.title} lead={withdrawal.lead}>
      <WithdrawalForm payload={payload} order={query.auftrag ?? ''} />
      <WithdrawalWays instructions={WITHDRAWAL_INSTRUCTIONS} />
    </Declaration>
  ),
})

/** `/vertraege-kuendigen` (BGB § 312k, TKG § 56) */
export const cancelPage = definePage<DeclarationPayload>({
  page: {
    id: 'cancel',
    path: routes.cancel(),
    layout: 'default',
    title: cancellation.title,
    prerender: true,
    query: QUERY,
  },
  load: async ({ query }) => formOf({ type: 'ordinary' }, query.auftrag),
  head: () => ({ title: cancellation.title, description: cancellation.description }),
  Component: ({ payload, query }) => (
    <Declaration title={cancellation.title} lead={cancellation.lead}>
      <CancellationForm payload={payload} order={query.auftrag ?? ''} />
      <CancellationWays />
    </Declaration>
  ),
})

function Declaration({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: messages.start, href: routes.start() }, { label: title }]} />
      <PageHeading title={title} lead={lead} />
      <div className={styles.page}>{children}</div>
    </Wrap>
  )
}
