import type { LoadContext, Loaded, Page, PageRequest, Rendered } from './page'

/** The exports of a remote's node bundle. */
export interface RemoteServer {
  pages(): Promise<readonly Page[]>
  load(page: string, context: LoadContext): Promise<Loaded<unknown>>
  render(page: string, payload: unknown, request: PageRequest): Promise<Rendered>
}
