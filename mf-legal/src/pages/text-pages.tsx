import { routes } from '@nimbus/shared-contracts/routes'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadLegalText } from '../features/legal-text/api/legal-page'
import type { ParseMarkup } from '../features/legal-text/model/markup'
import { LegalDocument } from '../features/legal-text/ui/legal-document'
import { messages } from '../messages/de'

/** Pages that are one legal text, by id: the path, its title until the text's own is known, the API's name for it. */
const TEXTS = {
  imprint: { path: routes.imprint(), title: messages.title.imprint, name: 'impressum' },
  privacy: { path: routes.privacy(), title: messages.title.privacy, name: 'datenschutz' },
  'privacy-notices': {
    path: routes.privacyNotices(),
    title: messages.title.privacyNotices,
    name: 'datenschutzhinweise',
  },
  accessibility: { path: routes.accessibility(), title: messages.title.accessibility, name: 'barrierefreiheit' },
  'consumer-information': {
    path: routes.consumerInformation(),
    title: messages.title.consumerInformation,
    name: 'verbraucherinformationen',
  },
}

export function textPage(id: keyof typeof TEXTS, parse: ParseMarkup) {
  const { path, title, name } = TEXTS[id]
  return definePage({
    page: { id, path, layout: 'default', title, prerender: true },
    load: (context) => loadLegalText(name, parse, context),
    head: (text) => ({ title: text.title, description: text.description }),
    Component: ({ payload }) => <LegalDocument text={payload} />,
  })
}
