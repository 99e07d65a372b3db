import { hardwarePage, optionsPage } from './pages/extras-page'
import { homePage } from './pages/home-page'
import { tariffOverviewPage } from './pages/tariff-overview-page'
import { tariffPage } from './pages/tariff-page'
import { tariffRedirect } from './pages/tariff-redirect'
import { televisionPage } from './pages/television-page'

/** In the order in which the routes are matched: options and hardware are no tariff slugs. */
export const pages = [
  homePage,
  tariffOverviewPage,
  tariffPage,
  optionsPage,
  hardwarePage,
  tariffRedirect,
  televisionPage,
]
