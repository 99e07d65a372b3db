import type { FastifyPluginAsync } from 'fastify'
import { benefitsRoute } from './routes/benefits-route'
import { campaignsRoute } from './routes/campaigns-route'
import { contractInformationRoute, printedContractInformationRoute } from './routes/contract-information-routes'
import type { ContentRoutesDeps } from './routes/content-route'
import { footnotesRoute } from './routes/footnotes-route'
import { heroesRoute } from './routes/heroes-route'
import { legalPageRoute } from './routes/legal-page-route'
import { printedSheetRoute, sheetListRoute, sheetRoute } from './routes/product-sheet-routes'

const ROUTES = [
  footnotesRoute,
  campaignsRoute,
  benefitsRoute,
  legalPageRoute,
  heroesRoute,
  sheetListRoute,
  sheetRoute,
  printedSheetRoute,
  contractInformationRoute,
  printedContractInformationRoute,
]

/** Texts of the shop that are made from its facts: footnotes, legal pages, product information sheets, stages. */
export const contentRoutes =
  (deps: ContentRoutesDeps): FastifyPluginAsync =>
  async (app) =>
    ROUTES.forEach((route) => route(app, deps))
