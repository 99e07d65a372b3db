import { useEffect } from 'react'
import type { PageRequest } from '@nimbus/shared-contracts/remote'
import type { AnyPageModule } from './page-module'

const ignore = (): void => {}

/**
 * A page's component with its payload. A change of the query keeps it mounted, a change of the path doesn't. `onShown`
 * is called once what it was rendered with is in the document.
 */
export function PageView({
  module,
  payload,
  request: { path, params, query },
  onShown = ignore,
}: {
  module: AnyPageModule
  payload: unknown
  request: PageRequest
  onShown?: () => void
}) {
  const { Component, page } = module
  useEffect(onShown, [onShown])
  return <Component key={`${page.id} ${path}`} payload={payload} path={path} params={params} query={query} />
}
