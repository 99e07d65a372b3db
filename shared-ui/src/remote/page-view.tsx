import type { PageRequest } from '@nimbus/shared-contracts/remote'
import type { AnyPageModule } from './page-module'

/** A page's component with its payload. A change of the query keeps it mounted, a change of the path doesn't. */
export function PageView({
  module,
  payload,
  request: { path, params, query },
}: {
  module: AnyPageModule
  payload: unknown
  request: PageRequest
}) {
  const { Component, page } = module
  return <Component key={`${page.id} ${path}`} payload={payload} path={path} params={params} query={query} />
}
