import type { PageSource } from '@nimbus/shared-ui/remote'
import { loadAdvisor, type AdvisorPayload } from '../features/advisor/api/load-advisor'
import { advisor as text } from '../messages/advisor.de'

/** What `advisorPage` shows, and what is said about it. */
export const advisorPageSource: PageSource<AdvisorPayload> = {
  load: loadAdvisor,
  head: ({ sent, asked }) => ({
    title: asked ? text.resultHeading : text.title,
    description: text.description,
    ...(sent && { noindex: true }),
  }),
}
