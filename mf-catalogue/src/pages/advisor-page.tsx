import { routes } from '@nimbus/shared-contracts/routes'
import { definePage } from '@nimbus/shared-ui/remote'
import type { AdvisorPayload } from '../features/advisor/api/load-advisor'
import { QUESTIONS } from '../model/advisor-answers'
import { advisor as text } from '../messages/advisor.de'
import { AdvisorView } from './advisor-view'

/** /beratung, five questions that lead to two or three tariffs. The answers are in the address and nowhere else. */
export const advisorPage = definePage<AdvisorPayload>({
  page: { id: 'advisor', path: routes.advisor(), layout: 'default', title: text.title, query: [...QUESTIONS] },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './advisor-page-source').then(
      ({ advisorPageSource }) => advisorPageSource,
    ),
  Component: AdvisorView,
})
