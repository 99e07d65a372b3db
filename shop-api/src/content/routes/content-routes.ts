import type { FastifyPluginAsync } from 'fastify'
import { benefitsRoute } from './benefits-route'
import { campaignsRoute } from './campaigns-route'
import { contractInformationRoute, printedContractInformationRoute } from './contract-information-routes'
import type { ContentRoutesDeps } from './content-route'
import { footnotesRoute } from './footnotes-route'
import { heroesRoute } from './heroes-route'
import { legalPageRoute } from './legal-page-route'
import { printedSheetRoute, sheetListRoute, sheetRoute } from './product-sheet-routes'

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
