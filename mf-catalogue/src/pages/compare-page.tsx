import { routes } from '@nimbus/shared-contracts/routes'
import { definePage } from '@nimbus/shared-ui/remote'
import type { ComparePayload } from '../features/compare/api/load-compare'
import { SENT_FIELDS } from '../features/compare/model/selection'
import { compare as text } from '../messages/compare.de'
import { CompareView } from './compare-view'

/** /vergleich?tarife=, up to three offers beside each other. The address holds all of it, so that it can be passed on. */
export const comparePage = definePage<ComparePayload>({
  page: {
    id: 'compare',
    path: routes.compare(),
    layout: 'default',
    title: text.title,
    query: ['tarife', ...SENT_FIELDS, 'nur'],
  },
  source: () =>
    import(/* webpackChunkName: "lazy-sources" */ './compare-page-source').then(
      ({ comparePageSource }) => comparePageSource,
    ),
  Component: CompareView,
})
