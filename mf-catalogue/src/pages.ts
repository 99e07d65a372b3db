import type { AnyPageModule } from '@nimbus/shared-ui/remote'
import { deviceListPage } from './pages/device-list-page'
import { startPage } from './pages/start-page'

export const pages: AnyPageModule[] = [startPage, deviceListPage]
