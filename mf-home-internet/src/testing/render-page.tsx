import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Api } from '@nimbus/shared-contracts/http'
import type { AnyPageModule } from '@nimbus/shared-ui/remote'

const open: Root[] = []

/** The page as the edge sends it: loaded, then rendered on the server. */
export async function serverHtml(
  module: AnyPageModule,
  api: Api,
  { params = {}, query = {} }: { params?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<{ html: string; payload: unknown; element: React.ReactElement }> {
  const request = { path: '/test', params, query }
  const { load } = await module.source()
  const loaded = await load({ ...request, api })
  if (!('payload' in loaded)) throw new Error(`serverHtml: no payload but ${JSON.stringify(loaded)}`)
  const { Component } = module
  // over JSON, as the payload reaches the browser
  const payload: unknown = JSON.parse(JSON.stringify(loaded.payload))
  const element = <Component payload={payload} {...request} />
  return { html: renderToString(element), payload, element }
}

/** Hydrates the server's HTML of a page; a difference is a console.error and fails the test. */
export async function hydratePage(
  module: AnyPageModule,
  api: Api,
  request: { params?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<HTMLElement> {
  const { html, element } = await serverHtml(module, api, request)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  await act(async () => {
    open.push(
      hydrateRoot(container, element, {
        onRecoverableError: (error) => console.error('hydration differs', error),
      }),
    )
  })
  return container
}

/** Takes all hydrated pages away again; call it after each test. */
export function removePages(): void {
  act(() => open.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
}
