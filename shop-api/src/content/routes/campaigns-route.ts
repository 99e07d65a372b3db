import { campaignsSchema } from '@nimbus/shared-contracts/catalogue'
import { sendTagged } from '../../catalogue/routes/routes'
import { campaignsAt } from '../facts/campaigns'
import { answers, TAGS, type ContentRoute } from './content-route'

export const campaignsRoute: ContentRoute = (app, { catalogue, clock }) =>
  app.get(
    '/content/campaigns',
    { schema: { tags: TAGS, summary: 'What runs now beside the prices', ...answers(campaignsSchema) } },
    async (request, reply) => sendTagged(request, reply, campaignsAt(catalogue.data(), clock())),
  )
