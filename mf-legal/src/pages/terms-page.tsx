import { routes } from '@nimbus/shared-contracts/routes'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadLegalText } from '../features/legal-text/api/legal-page'
import type { ParseMarkup } from '../features/legal-text/model/markup'
import { LegalDocument } from '../features/legal-text/ui/legal-document'
import { messages } from '../messages/de'

/** `/agb`; `?id=` names the section to go to, which the server's HTML does without JavaScript too. */
export const termsPage = (parse: ParseMarkup) =>
  definePage({
    page: {
      id: 'terms',
      path: routes.terms(),
      layout: 'default',
      title: messages.title.terms,
      prerender: true,
      query: ['id'],
    },
    load: (context) => loadLegalText('agb', parse, context),
    head: ({ title, description }) => ({ title, description }),
    Component: ({ payload, query }) => <LegalDocument text={payload} request={query} />,
  })
