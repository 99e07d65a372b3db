import { textName, type TextPage } from '@nimbus/shared-contracts/routes'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadLegalText } from '../features/legal-text/api/legal-page'
import type { ParseMarkup } from '../features/legal-text/model/markup'
import { LegalDocument } from '../features/legal-text/ui/legal-document'

/**
 * The page of one legal text; its title is the declared one until the text's own is known. Where it reads `?id=`, it goes
 * to that section, which the server's HTML does without JavaScript too.
 */
export function textPage(declared: TextPage, parse: ParseMarkup) {
  const { id, path, title, query = [] } = declared
  return definePage({
    page: { id, path, layout: 'default', title, prerender: true, query: [...query] },
    load: (context) => loadLegalText(textName(declared), parse, context),
    head: (text) => ({ title: text.title, description: text.description }),
    Component: ({ payload, query: asked }) => <LegalDocument text={payload} request={asked} />,
  })
}
