import type { AnyPageModule } from '@nimbus/shared-ui/remote'
import { startPage } from './pages/start-page'

export const pages: AnyPageModule[] = [startPage]
