import type { AnyPageModule } from '@nimbus/shared-ui/remote'
import { benefitsPage } from './pages/benefits-page'
import { deviceListPage } from './pages/device-list-page'
import { devicePage } from './pages/device-page'
import { mobileHomePage } from './pages/mobile-home-page'
import { mobileRedirects } from './pages/mobile-redirects'
import { mobileTariffPage } from './pages/mobile-tariff-page'
import { searchPage } from './pages/search-page'
import { startPage } from './pages/start-page'

export const pages: AnyPageModule[] = [
  startPage,
  mobileHomePage,
  mobileTariffPage,
  ...mobileRedirects,
  deviceListPage,
  devicePage,
  benefitsPage,
  searchPage,
]
