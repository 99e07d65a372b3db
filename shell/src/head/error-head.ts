import { errorText } from '@nimbus/shared-contracts/errors'
import type { Head } from '@nimbus/shared-contracts/remote'
import { errorTitle } from './title'

/** Metadata of an error page: errorHead(404).title → '404 Page not found' (ROUTE-14), the text of ERR-30, no index. */
export const errorHead = (status: number): Head => ({
  title: errorTitle(status),
  description: errorText(status).message,
  noindex: true,
})
