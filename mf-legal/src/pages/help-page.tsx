import type { Help } from '@nimbus/shared-contracts/catalogue'
import { routes } from '@nimbus/shared-contracts/routes'
import { Wrap } from '@nimbus/shared-ui/page'
import { definePage } from '@nimbus/shared-ui/remote'
import { loadHelp } from '../features/help/api/load-help'
import { HelpStage } from '../features/help/ui/help-stage'
import { Answers, TopicCards } from '../features/help/ui/topics'
import { helpMessages as text } from '../messages/help.de'

/** /hilfe: what customers ask, what they can do at once, and how they reach somebody (UI-21). */
export const helpPage = definePage<Help>({
  page: { id: 'help', path: routes.help(), layout: 'shop', title: text.title, prerender: true },
  load: loadHelp,
  head: ({ title, description }) => ({ title, description }),
  Component: ({ payload: { title, topics } }) => (
    <>
      <HelpStage title={title} />
      <Wrap>
        <TopicCards topics={topics} />
        <Answers topics={topics} />
      </Wrap>
    </>
  ),
})
