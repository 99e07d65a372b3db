import { CONTRACT_VERSION, incompatibility, type RemoteServer } from '../../remote'
import { pageFaults } from './page-faults'
import type { PageVisit, RemoteUnderTest, WidgetVisit } from './remote-under-test'
import { declarationFaults, serverFaults } from './server-faults'
import { widgetFaults } from './widget-faults'

export interface Visits {
  pages: readonly PageVisit[]
  widgets?: readonly WidgetVisit[]
}

/**
 * The tests by which a remote proves that it keeps the contract in a browser, for a file of its own with a DOM (jsdom). A
 * page or widget that no visit tries fails the first one.
 */
export function describeRemote(name: string, remote: RemoteUnderTest, { pages, widgets = [] }: Visits): void {
  describe(`${name} in the shell`, () => {
    it('is tried on all of its pages and widgets', async () => {
      expect(await untried(remote, { pages, widgets })).toEqual([])
    })

    it('was made for this contract', () => {
      const { federation, react } = remote.app.contract
      expect(incompatibility(remote.app.contract, { contract: CONTRACT_VERSION, federation, react })).toBeUndefined()
    })

    it.each(pages.map((visit) => [visit.page, visit] as const))(
      'keeps the contract on its page %s',
      async (_, visit) => {
        expect(await pageFaults(remote, visit)).toEqual([])
      },
    )

    for (const visit of widgets) {
      it(`keeps the contract with its widget ${visit.widget}`, async () => {
        expect(await widgetFaults(remote, visit)).toEqual([])
      })
    }
  })
}

/** The same on the server, for a file of its own without a DOM. */
export function describeRemoteServer(name: string, server: RemoteServer, pages: readonly PageVisit[]): void {
  describe(`${name} in the edge`, () => {
    it('declares its pages as the contract has it', async () => {
      expect(await declarationFaults(server)).toEqual([])
    })

    it('renders without a DOM', () => {
      expect('document' in globalThis).toBe(false)
    })

    it.each(pages.map((visit) => [visit.page, visit] as const))(
      'keeps the contract on its page %s',
      async (_, visit) => {
        expect(await serverFaults(server, pages, visit)).toEqual([])
      },
    )
  })
}

/** Pages and widgets that no visit tries; a redirect has nothing to try. */
async function untried({ server, widgets = {} }: RemoteUnderTest, visits: Required<Visits>): Promise<string[]> {
  const pages = (await server.pages()).filter(({ redirect }) => !redirect).map(({ id }) => id)
  return [
    ...pages.filter((id) => !visits.pages.some(({ page }) => page === id)).map((id) => `page ${id}`),
    ...Object.keys(widgets)
      .filter((id) => !visits.widgets.some(({ widget }) => widget === id))
      .map((id) => `widget ${id}`),
  ]
}
