import { errorText } from '@nimbus/shared-contracts/errors'
import type { Head } from '@nimbus/shared-contracts/remote'
import { errorTitle } from './title'

/** Metadata of an error page: errorHead(404).title → '404 Page not found' (spec section 2), the text of section 8, no index. */
export const errorHead = (status: number): Head => ({
  title: errorTitle(status),
  description: errorText(status).message,
  noindex: true,
})
